//! Reading events.

use crate::{app::ui::elements::CELL, engine::Cell};
use std::str::FromStr;

use leptos::{ev, prelude::document};
use web_sys::{Element, Event, HtmlInputElement, HtmlTextAreaElement, wasm_bindgen::JsCast};

/// Returns the cell that was hit by this event.
pub(crate) fn cell_of(event: &Event) -> Option<Cell> {
    attribute(event, CELL)
}

/// Returns the value of this attribute of the target, or of the nearest element around it that has the attribute.
pub(crate) fn attribute<T: FromStr>(event: &Event, name: &str) -> Option<T> {
    read(&around(&event.target()?.dyn_into().ok()?, name)?, name)
}

/// Returns the value of this attribute for the element at this position in the window, in CSS pixels.
pub(crate) fn attribute_at<T: FromStr>([x, y]: [i32; 2], name: &str) -> Option<T> {
    #[allow(clippy::cast_precision_loss, reason = "a place in a window is a small number")]
    let element = document().element_from_point(x as f32, y as f32)?;
    read(&around(&element, name)?, name)
}

/// Returns the text in the field that the event changed.
pub(crate) fn input_value(event: &ev::Event) -> Option<String> {
    Some(event.target()?.dyn_into::<HtmlInputElement>().ok()?.value())
}

/// Returns the text in the field of several lines that the event changed.
pub(crate) fn text_area_value(event: &ev::Event) -> Option<String> {
    Some(event.target()?.dyn_into::<HtmlTextAreaElement>().ok()?.value())
}

/// Returns whether the disclosure that an event is about is open.
pub(crate) fn is_open(event: &Event) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|details| details.has_attribute("open"))
}

/// Returns whether the target shows that it has the focus.
pub(crate) fn is_focus_visible(event: &Event) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|element| element.matches(":focus-visible").unwrap_or(false))
}

/// Returns the nearest element with this attribute: the element itself or one around it.
fn around(element: &Element, name: &str) -> Option<Element> {
    element.closest(&format!("[{name}]")).ok()?
}

/// Returns the parsed value of an attribute.
fn read<T: FromStr>(element: &Element, name: &str) -> Option<T> {
    element.get_attribute(name)?.parse().ok()
}
