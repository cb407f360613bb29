//! What happened before the program was loaded. The script `web/early.js` wrote it into the document.

use leptos::prelude::{document, window};

use super::{
    by_name::{call, settled},
    files::Source,
};

/// The name of the cell that was tapped in the static page, as the first move of the first game.
#[must_use]
pub fn played() -> Option<String> {
    written("data-played")
}

/// The tag of the language that the page begins in.
#[must_use]
pub fn language() -> Option<String> {
    written("lang")
}

/// The tag of the language that the browser prefers.
#[must_use]
pub fn preferred_language() -> Option<String> {
    written("data-preferred")
}

/// The words that the first chunk needs, as a file.
#[must_use]
pub fn words() -> Option<String> {
    written("data-words")
}

/// Another file of words; `None` if it can't be loaded.
pub async fn file_of_words(name: &str, source: Source) -> Option<String> {
    let arguments = [name.into(), source.cache_mode().into()];
    settled(call(&window(), "wordsOf", &arguments)).await?.as_string()
}

fn written(name: &str) -> Option<String> {
    document().document_element()?.get_attribute(name)
}
