//! Elements of the page, and moving the focus to them.

use leptos::prelude::document;
use web_sys::{
    Element, Event, HtmlElement, HtmlInputElement, HtmlTextAreaElement, PointerEvent,
    wasm_bindgen::JsCast,
};

use crate::{
    engine::Cell,
    platform::{focus::focus, screen},
};

/// The id of the board.
pub(crate) const BOARD: &str = "board";

/// The attribute of a cell with its coordinates.
pub(crate) const CELL: &str = "data-cell";

/// The class of the window that shows a part of an endless board.
pub(crate) const WINDOW: &str = "window";

/// The id of the slider in a review.
pub(crate) const SLIDER: &str = "at";

/// The id of the button that accepts an invitation.
pub(crate) const ACCEPT: &str = "accept";

/// The id of the picture of a game in *Share*.
pub(crate) const PICTURE: &str = "picture";

/// The class of the field with the link, in each dialog that has one.
pub(crate) const LINK: &str = "link";

/// The id of the field with a text to copy by hand in *Share*.
pub(crate) const BY_HAND: &str = "by-hand";

/// Returns the element of the board.
pub(crate) fn board() -> Option<Element> {
    document().get_element_by_id(BOARD)
}

/// Returns the room for the board.
pub(crate) fn board_area() -> Option<Element> {
    document().query_selector(".board-area").ok()?
}

/// Returns the element of a cell.
pub(crate) fn cell_element(cell: Cell) -> Option<HtmlElement> {
    board()?.query_selector(&format!("[{CELL}='{cell}']")).ok()??.dyn_into().ok()
}

/// Returns the element with the focus.
fn focused() -> Option<Element> {
    document().active_element()
}

/// Returns whether the focus is in a field or a dialog, or a dialog is open. A slider is no field: nothing is typed there.
pub(crate) fn is_in_field() -> bool {
    const FIELDS: &str = "input:not([type=range]), textarea, select";
    let is_field = |element: Element| element.matches(FIELDS).unwrap_or(false);
    let is_dialog_open = document().query_selector("dialog[open]").is_ok_and(|it| it.is_some());
    is_dialog_open || focused().is_some_and(is_field)
}

/// Returns whether a cell has the focus.
pub(crate) fn is_cell_focused() -> bool {
    focused().is_some_and(|element| element.has_attribute(CELL))
}

/// Focuses a cell, if it is visible.
pub(crate) fn focus_cell(cell: Cell) {
    focus_element(cell_element(cell));
}

/// Focuses the first control of a review, because the button that was pressed is hidden now: the button that accepts an
/// invitation, or else the slider. An element that is hidden does not take the focus.
pub(crate) fn focus_review() {
    for id in [SLIDER, ACCEPT] {
        focus_element(document().get_element_by_id(id).and_then(|it| it.dyn_into().ok()));
    }
}

/// Returns the position on the slider that is above or below the pointer, from 0 to `last`.
pub(crate) fn place_on_slider(event: &PointerEvent, last: usize) -> Option<usize> {
    let slider = document().get_element_by_id(SLIDER)?.get_bounding_client_rect();
    let along = (f64::from(event.client_x()) - slider.left()) / slider.width();
    let at = screen::whole((along * f64::from(u32::try_from(last).ok()?)).round());
    Some(usize::try_from(at).unwrap_or_default().min(last))
}

/// Returns the button that was hit by a click, if any.
pub(crate) fn pressed_button(event: &Event) -> Option<Element> {
    event.target()?.dyn_into::<Element>().ok()?.closest("button").ok()?
}

/// Focuses the first button beside the pressed one if that is hidden now and nothing else has the focus; calls
/// `otherwise` if there is none. After a press by a pointer, nothing scrolls: that would move the target of the next
/// press.
pub(crate) fn restore_focus_near(pressed: &Element, by_pointer: bool, otherwise: impl FnOnce()) {
    let is_within =
        |element: &Element, around: &str| matches!(element.closest(around), Ok(Some(_)));
    let is_kept = focused().is_some_and(|it| it != *pressed && is_within(&it, "body *"));
    if is_kept || !is_within(pressed, ".hidden") {
        return;
    }
    let beside = pressed.parent_element().filter(|parent| !is_within(parent, ".hidden"));
    let button = beside.and_then(|it| it.query_selector("button:not(.hidden)").ok().flatten());
    match button.and_then(|it| it.dyn_into().ok()) {
        Some(button) => focus(&button, !by_pointer),
        None => otherwise(),
    }
}

/// Selects the link in the open dialog, so that it can be copied by hand.
pub(crate) fn select_link() {
    select(document().query_selector(&format!("dialog[open] .{LINK}")).ok().flatten());
}

/// Selects another text in *Share*, so that it can be copied by hand.
pub(crate) fn select_text() {
    select(document().get_element_by_id(BY_HAND));
}

/// Selects the text in a field.
fn select(field: Option<Element>) {
    let Some(field) = field else { return };
    focus_element(field.clone().dyn_into().ok());
    match field.dyn_into::<HtmlInputElement>() {
        Ok(field) => field.select(),
        Err(field) => {
            if let Ok(field) = field.dyn_into::<HtmlTextAreaElement>() {
                field.select();
            }
        }
    }
}

/// Focuses an element.
fn focus_element(element: Option<HtmlElement>) {
    if let Some(element) = element {
        // This fails only if the element cannot have the focus; then the focus stays where it is.
        let _ = element.focus();
    }
}
