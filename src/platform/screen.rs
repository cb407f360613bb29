//! The screen: how much room there is, and how exactly can be pointed at it.

use leptos::prelude::{document, window};

/// Whether what points is as exact as a mouse, not a finger.
#[must_use]
pub fn points_finely() -> bool {
    matches("(pointer: fine)")
}

/// Whether what points can be over something without pressing it.
#[must_use]
pub fn hovers() -> bool {
    matches("(hover: hover)")
}

/// Whether the system's own look is a light one.
#[must_use]
pub fn is_light() -> bool {
    matches("(prefers-color-scheme: light)")
}

fn matches(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|query| query.matches())
}

/// Has the style sheet show the page in this theme.
pub fn set_theme(name: &str) {
    // It fails for names that are none.
    let root = document().document_element();
    let _ = root.map(|root| root.set_attribute("data-theme", name));
}

/// Width and height of what this selector finds, in CSS pixels; `None` where it finds nothing.
#[must_use]
pub fn size_of(selector: &str) -> Option<(f64, f64)> {
    let rect = document().query_selector(selector).ok()??.get_bounding_client_rect();
    Some((rect.width(), rect.height()))
}

/// Whole pixels.
#[allow(clippy::cast_possible_truncation, reason = "screens have fewer pixels than an i32 counts")]
#[must_use]
pub fn whole(pixels: f64) -> i32 {
    pixels as i32
}
