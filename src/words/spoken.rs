//! The language that the page speaks.

use std::cell::Cell;

use super::{Language, Text, loaded::Words};

/// Natively, and where a program has the languages in it, English is there at once.
#[cfg(any(not(target_arch = "wasm32"), feature = "languages"))]
static AT_FIRST: [&str; Text::ALL.len()] = super::languages::all(Language::English);

#[cfg(not(any(not(target_arch = "wasm32"), feature = "languages")))]
static AT_FIRST: [&str; 0] = [];

thread_local! {
    static SPOKEN: Cell<Words> =
        const { Cell::new(Words::of(Language::English, &AT_FIRST)) };
}

/// Speaks these words from now on. What views already show has to be shown anew.
pub fn speak(words: Words) {
    SPOKEN.set(words);
}

/// The words that are spoken.
#[must_use]
pub fn spoken() -> Words {
    SPOKEN.get()
}

/// What this text says in the language that is spoken.
#[must_use]
pub fn text(text: Text) -> &'static str {
    spoken().text(text)
}
