//! Which element the keyboard acts on.

use js_sys::Object;
use web_sys::{Event, HtmlElement};

use super::by_name::{call, get, set};

/// Whether a click came from a mouse, a finger or a pen.
#[must_use]
pub fn is_by_pointer(click: &Event) -> bool {
    // How many clicks there were at once. Keys and assistive technology make none.
    get(click, "detail").is_some_and(|clicks| clicks != 0)
}

/// Gives an element the focus. If `scrolls` is not set, it stays where it is, even out of sight.
pub fn focus(element: &HtmlElement, scrolls: bool) {
    let options = Object::new();
    set(&options, "preventScroll", !scrolls);
    call(element, "focus", &[options.into()]);
}
