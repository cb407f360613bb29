//! Every text that a person reads or hears. Only the features of the page ask for texts; everything below them
//! holds data.
//!
//! * [`Text`] lists the texts. Each language has one file in `languages` with all of them. If a text is missing or
//!   unknown, or if it has a wrong placeholder or form, the file does not compile.
//! * The build turns these into files that the page loads: only those of the reader's language. [`text`] returns a
//!   text in that language.
//! * [`phrases`] combines texts with cells, numbers and names.
//!
//! ```
//! use in_a_row::{engine::Rules, words::{Text, phrases, text}};
//!
//! assert_eq!(text(Text::NewGame), "New game");
//! assert_eq!(phrases::game_name(Rules::NOUGHTS_AND_CROSSES), "Tic-tac-toe");
//! ```

mod changes;
mod fill;
mod language;
#[cfg(any(not(target_arch = "wasm32"), feature = "languages"))]
pub mod languages;
mod loaded;
mod number;
pub mod phrases;
mod piece;
mod split;
mod spoken;
mod text;

pub use changes::Changes;
pub use language::{Direction, Language};
pub use loaded::{Words, WrongFile};
pub use piece::Piece;
pub use spoken::{speak, spoken, text};
pub use text::{Forms, Part, Text};

/// The page's name, version and licence, which are the same in every language.
pub const ABOUT: &str =
    concat!("In a Row ", env!("CARGO_PKG_VERSION"), " · ", env!("CARGO_PKG_LICENSE"));
