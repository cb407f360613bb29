//! Every text that a person reads or hears. Views alone ask for it: all else holds data.
//!
//! * [`Text`] lists the texts. A language says all of them in one file below `languages`: a text that is missing, or
//!   one too many, does not compile, and neither does one with a placeholder or a form that is wrong.
//! * The page loads the file of the reader's language alone, which the build writes from that. [`text`] is what it says.
//! * [`phrases`] puts texts together with cells, numbers and names.
//!
//! ```
//! use in_a_row::{engine::Rules, words::{Text, phrases, text}};
//!
//! assert_eq!(text(Text::NewGame), "New game");
//! assert_eq!(phrases::game_name(Rules::NOUGHTS_AND_CROSSES), "Noughts and crosses");
//! ```

mod changes;
mod fill;
mod language;
#[cfg(any(not(target_arch = "wasm32"), feature = "languages"))]
pub mod languages;
mod loaded;
mod number;
mod parts;
pub mod phrases;
mod piece;
mod spoken;
mod text;

pub use changes::Changes;
pub use language::Language;
pub use loaded::{Words, WrongFile};
pub use piece::Piece;
pub use spoken::{speak, spoken, text};
pub use text::{Forms, Part, Text};

/// Name, version and licence: the same in every language.
pub const ABOUT: &str =
    concat!("In a Row ", env!("CARGO_PKG_VERSION"), " · ", env!("CARGO_PKG_LICENSE"));
