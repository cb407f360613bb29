//! The current language of the page.

use std::cell::Cell;

use super::{Language, Text, loaded::Words};

/// The first texts: English in native programs and in those that contain all languages, else none.
#[cfg(any(not(target_arch = "wasm32"), feature = "languages"))]
static INITIAL: [&str; Text::ALL.len()] = super::languages::all(Language::English);

#[cfg(not(any(not(target_arch = "wasm32"), feature = "languages")))]
static INITIAL: [&str; 0] = [];

thread_local! {
    static SPOKEN: Cell<Words> =
        const { Cell::new(Words::of(Language::English, &INITIAL)) };
}

/// Uses these texts from now on. Views must then update the texts that they show.
pub fn speak(words: Words) {
    SPOKEN.set(words);
}

/// Returns the current language with its texts.
#[must_use]
pub fn spoken() -> Words {
    SPOKEN.get()
}

/// Returns this text in the current language.
#[must_use]
pub fn text(text: Text) -> &'static str {
    spoken().text(text)
}
