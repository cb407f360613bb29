//! What happened before the program was there, as `early.js` has written it down.

use leptos::prelude::document;

/// The name of the cell that was tapped in the static frame, where that is the first move of the first
/// game.
#[must_use]
pub fn played() -> Option<String> {
    document().document_element()?.get_attribute("data-played")
}
