//! What an event is about.

use std::str::FromStr;

use leptos::{ev, prelude::document};
use web_sys::{Element, Event, HtmlInputElement, wasm_bindgen::JsCast};

/// What this attribute says, of the nearest element around what the event hit that has it.
pub(crate) fn attribute<T: FromStr>(event: &Event, name: &str) -> Option<T> {
    read(&around(&event.target()?.dyn_into().ok()?, name)?, name)
}

/// The same for whatever lies at this place of the window, in CSS pixels.
pub(crate) fn attribute_at<T: FromStr>([x, y]: [i32; 2], name: &str) -> Option<T> {
    #[allow(clippy::cast_precision_loss, reason = "a place in a window is a small number")]
    let element = document().element_from_point(x as f32, y as f32)?;
    read(&around(&element, name)?, name)
}

/// What stands in the field that the event changed.
pub(crate) fn input_value(event: &ev::Event) -> Option<String> {
    Some(event.target()?.dyn_into::<HtmlInputElement>().ok()?.value())
}

/// Whether the disclosure that the event is about is open.
pub(crate) fn is_open(event: &Event) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|details| details.has_attribute("open"))
}

fn around(element: &Element, name: &str) -> Option<Element> {
    element.closest(&format!("[{name}]")).ok()?
}

fn read<T: FromStr>(element: &Element, name: &str) -> Option<T> {
    element.get_attribute(name)?.parse().ok()
}
