//! Frames on other sites that show the page. The script `early.js` detects them.

use leptos::prelude::document;

const FRAMED: &str = "data-framed";

/// The value for a frame that is meant for playing, because its address has `?embed`.
const PLAYED: &str = "played";

/// Returns whether the page is in a frame on another site, which may cover it with anything.
#[must_use]
pub fn is_of_others() -> bool {
    framed().is_some()
}

/// Returns whether the page must ignore clicks and taps, because they may be meant for something that covers it. In a
/// frame that is meant for playing they are accepted: nothing is stored there that a click could destroy.
#[must_use]
pub fn takes_no_press() -> bool {
    framed().is_some_and(|framed| framed != PLAYED)
}

fn framed() -> Option<String> {
    document().document_element()?.get_attribute(FRAMED)
}
