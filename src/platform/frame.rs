//! Whether the page is shown in a frame of somebody else, as `early.js` found out.

use leptos::prelude::document;

const FRAMED: &str = "data-framed";
/// The frame is there to be played in: its address asks for that with `?embed`.
const PLAYED: &str = "played";

/// Whether the page is shown in a page of somebody else, who may lay over it what they like.
#[must_use]
pub fn is_of_others() -> bool {
    framed().is_some()
}

/// Whether what is pressed may be meant for something else, which lies over the page. Where the page is there to
/// be played, nothing is stored that could be lost by that.
#[must_use]
pub fn takes_no_press() -> bool {
    framed().is_some_and(|framed| framed != PLAYED)
}

fn framed() -> Option<String> {
    document().document_element()?.get_attribute(FRAMED)
}
