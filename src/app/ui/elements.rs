//! The elements of the page that the keyboard and the view are led to.

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

/// The attribute of a cell that says which it is.
pub(crate) const CELL: &str = "data-cell";

/// The class of the window in which a board without end is seen.
pub(crate) const WINDOW: &str = "window";

/// The id of the slider in a review.
pub(crate) const SLIDER: &str = "at";

/// The id of the picture of a game in *Share*.
pub(crate) const PICTURE: &str = "picture";

/// The id of the field with the link in *Share*.
pub(crate) const LINK: &str = "link";

/// The id of the field with another text to copy by hand in *Share*.
pub(crate) const BY_HAND: &str = "by-hand";

pub(crate) fn board() -> Option<Element> {
    document().get_element_by_id(BOARD)
}

/// The room for the board.
pub(crate) fn board_area() -> Option<Element> {
    document().query_selector(".board-area").ok()?
}

pub(crate) fn cell_element(cell: Cell) -> Option<HtmlElement> {
    board()?.query_selector(&format!("[{CELL}='{cell}']")).ok()??.dyn_into().ok()
}

fn focused() -> Option<Element> {
    document().active_element()
}

/// Whether a cell has the focus.
pub(crate) fn is_cell_focused() -> bool {
    focused().is_some_and(|element| element.has_attribute(CELL))
}

pub(crate) fn focus_cell(cell: Cell) {
    focus_element(cell_element(cell));
}

/// The button that was pressed is gone with its row, so the keyboard is led on to here.
pub(crate) fn focus_slider() {
    focus_element(document().get_element_by_id(SLIDER).and_then(|it| it.dyn_into().ok()));
}

/// Which place of the slider is above or below the pointer, of those from 0 to `last`.
pub(crate) fn place_on_slider(event: &PointerEvent, last: usize) -> Option<usize> {
    let slider = document().get_element_by_id(SLIDER)?.get_bounding_client_rect();
    let along = (f64::from(event.client_x()) - slider.left()) / slider.width();
    let at = screen::whole((along * f64::from(u32::try_from(last).ok()?)).round());
    Some(usize::try_from(at).unwrap_or_default().min(last))
}

/// The button that a click hit, if any.
pub(crate) fn pressed_button(event: &Event) -> Option<Element> {
    event.target()?.dyn_into::<Element>().ok()?.closest("button").ok()?
}

/// If the button that was pressed is gone and nothing else has the focus, leads the keyboard to the first button beside
/// it; calls `otherwise` where there is none. Where it was pressed by a pointer, nothing is scrolled: that would move what is pressed next.
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

/// Selects what is in the field with this id, so that it can be copied by hand.
pub(crate) fn select(id: &str) {
    let Some(field) = document().get_element_by_id(id) else { return };
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

fn focus_element(element: Option<HtmlElement>) {
    if let Some(element) = element {
        // It fails only where the element cannot have the focus; then it stays where it is.
        let _ = element.focus();
    }
}

/// The selector of the page once the game can be played. Before, the static page is there.
pub(crate) const APP: &str = ".app[data-ready]";

/// The element of the page, once the game can be played.
pub(crate) fn app() -> Option<HtmlElement> {
    document().query_selector(APP).ok().flatten()?.dyn_into().ok()
}
