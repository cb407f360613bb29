//! The screen: its size, its pointer and its theme.

use leptos::prelude::{document, window};

/// Returns whether the pointer is as precise as a mouse; a finger is not.
#[must_use]
pub fn points_finely() -> bool {
    matches("(pointer: fine)")
}

/// Returns whether the pointer can hover.
#[must_use]
pub fn hovers() -> bool {
    matches("(hover: hover)")
}

/// Returns whether the device prefers light colours.
#[must_use]
pub fn is_light() -> bool {
    matches("(prefers-color-scheme: light)")
}

/// Returns whether the device asks for reduced motion.
#[must_use]
pub fn reduces_motion() -> bool {
    matches("(prefers-reduced-motion: reduce)")
}

fn matches(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|query| query.matches())
}

/// Shows the page in this theme of the style sheet.
pub fn set_theme(name: &str) {
    set_on_root("data-theme", name);
}

/// Places the buttons for the hand with this name in the style sheet.
pub fn set_handed(name: &str) {
    set_on_root("data-handed", name);
}

/// Turns the controls of the second player as the style sheet does for this name.
pub fn set_second_player(name: &str) {
    set_on_root("data-second-player", name);
}

fn set_on_root(attribute: &str, value: &str) {
    // This can fail only for an invalid attribute name.
    let root = document().document_element();
    let _ = root.map(|root| root.set_attribute(attribute, value));
}

/// Returns the width and height of the first element that matches this selector, in CSS pixels; `None` if there is no
/// such element.
#[must_use]
pub fn size_of(selector: &str) -> Option<(f64, f64)> {
    let rect = document().query_selector(selector).ok()??.get_bounding_client_rect();
    Some((rect.width(), rect.height()))
}

/// Rounds a number of pixels towards zero.
#[allow(clippy::cast_possible_truncation, reason = "a screen's pixels fit into an i32")]
#[must_use]
pub fn whole(pixels: f64) -> i32 {
    pixels as i32
}
