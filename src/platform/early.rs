//! What happened before the program was loaded. The script `early.js` wrote it into the document.

use leptos::prelude::document;

/// The name of the cell that was tapped in the static page, as the first move of the first game.
#[must_use]
pub fn played() -> Option<String> {
    document().document_element()?.get_attribute("data-played")
}
