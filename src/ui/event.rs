//! What an event is about.

use std::str::FromStr;

use leptos::ev;
use web_sys::{Element, Event, HtmlInputElement, wasm_bindgen::JsCast};

/// The nearest element around what the event hit that has this attribute.
pub(super) fn hit(event: &Event, attribute: &str) -> Option<Element> {
    let target: Element = event.target()?.dyn_into().ok()?;
    target.closest(&format!("[{attribute}]")).ok()?
}

/// What that attribute says.
pub(super) fn said<T: FromStr>(event: &Event, attribute: &str) -> Option<T> {
    hit(event, attribute)?.get_attribute(attribute)?.parse().ok()
}

/// What stands in the field that the event changed.
pub(super) fn entered(event: &ev::Event) -> Option<String> {
    Some(event.target()?.dyn_into::<HtmlInputElement>().ok()?.value())
}
