//! The keyboard focus.

use js_sys::Object;
use web_sys::{Event, HtmlElement};

use super::by_name::{call, get, set};

/// Returns whether a click came from a mouse, a finger or a pen.
#[must_use]
pub fn is_by_pointer(click: &Event) -> bool {
    // The number of clicks in quick succession. It is 0 for keys and assistive technology.
    get(click, "detail").is_some_and(|clicks| clicks != 0)
}

/// Gives an element the focus. Scrolls it into view if `scrolls` is set.
pub fn focus(element: &HtmlElement, scrolls: bool) {
    let options = Object::new();
    set(&options, "preventScroll", !scrolls);
    call(element, "focus", &[options.into()]);
}
