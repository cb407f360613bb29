//! Events from before the program was loaded. The script `web/early.js` has written them into the document.

use leptos::prelude::{document, window};

use super::{
    by_name::{call, settled},
    clock,
    source::Source,
};

/// Returns the name of the cell that was tapped in the static page, which is the first move of the first game.
#[must_use]
pub fn played() -> Option<String> {
    attribute("data-played")
}

/// Returns for how many milliseconds the person has been waiting since that tap.
#[must_use]
pub fn waited() -> u32 {
    let tapped: Option<u64> = attribute("data-played-at").and_then(|time| time.parse().ok());
    let waited = tapped.map_or(0, |tapped| clock::since_1970().saturating_sub(tapped));
    waited.try_into().unwrap_or(u32::MAX)
}

/// Returns the tag of the language in which the page starts.
#[must_use]
pub fn language() -> Option<String> {
    attribute("lang")
}

/// Returns the tag of the language that the browser prefers.
#[must_use]
pub fn preferred_language() -> Option<String> {
    attribute("data-preferred")
}

/// Returns the content of the file with the words that the first chunk needs.
#[must_use]
pub fn words() -> Option<String> {
    attribute("data-words")
}

/// Loads another file of words. Returns `None` if that fails.
pub async fn file_of_words(name: &str, source: Source) -> Option<String> {
    let arguments = [name.into(), source.cache_mode().into()];
    settled(call(&window(), "wordsOf", &arguments)).await?.as_string()
}

fn attribute(name: &str) -> Option<String> {
    document().document_element()?.get_attribute(name)
}
