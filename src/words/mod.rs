//! Every text that a person reads or hears. Views alone ask for it: all else holds data.
//!
//! A language is one file like `en.rs`: one value of `Words`, which fills in every field of [`Texts`] and
//! says every one of [`Phrases`]. A text that is missing, or one too many, does not compile. [`texts`] and
//! [`phrases`] are the only way to them, so that which language they give can be decided there.
//!
//! ```
//! use in_a_row::{engine::Rules, words::{phrases, texts}};
//!
//! assert_eq!(texts().new_game, "New game");
//! assert_eq!(phrases().game_name(Rules::NOUGHTS_AND_CROSSES), "Noughts and crosses");
//! ```

mod changes;
mod en;
mod phrases;
mod texts;

pub use changes::Changes;
pub use phrases::Phrases;
pub use texts::Texts;

/// A language.
struct Words {
    texts: &'static Texts,
    phrases: &'static (dyn Phrases + Sync),
}

/// Name, version and licence: the same in every language.
pub const ABOUT: &str =
    concat!("In a Row ", env!("CARGO_PKG_VERSION"), " · ", env!("CARGO_PKG_LICENSE"));

/// The reader's language.
const fn words() -> &'static Words {
    &en::ENGLISH
}

/// The texts that never change.
#[must_use]
pub const fn texts() -> &'static Texts {
    words().texts
}

/// The texts that depend on something.
#[must_use]
pub const fn phrases() -> &'static dyn Phrases {
    words().phrases
}
