//! Gestures on the board besides taps and plain keys: dragging, pinching, hovering, and all other keys. The first move
//! needs none of them, so they are late code.

pub(crate) mod drag;
pub(crate) mod keys;

use crate::{
    app::{
        board::{gesture::Drag, zoom},
        game::{Page, state::GameState},
        ui::event::cell_of,
    },
    engine::Cell,
    session::Mark,
};

use leptos::{
    ev::{KeyboardEvent, PointerEvent, TouchEvent},
    prelude::*,
};
use web_sys::{Event, wasm_bindgen::JsCast};

/// Handles an event on the board.
pub(crate) fn handle_gesture(page: Page, event: &Event) {
    let mut gesture = page.take_gesture();
    if let Some(event) = event.dyn_ref::<PointerEvent>() {
        match event.type_().as_str() {
            "pointerover" if event.pointer_type() == "touch" => {}
            "pointerover" => hover(page, cell_of(event)),
            "pointerleave" => hover(page, None),
            _ => drag::handle(page, event, &mut gesture.drag),
        }
    } else if let Some(event) = event.dyn_ref::<KeyboardEvent>() {
        if let Some(cell) = cell_of(event) {
            keys::press(page, event, cell, &mut gesture);
        }
    } else if let Some(event) = event.dyn_ref::<TouchEvent>() {
        gesture.fingers = zoom::pinch(page, event, gesture.fingers);
        if gesture.fingers.is_some() {
            // Otherwise the first finger would drag as well.
            gesture.drag = Drag::Done;
        }
    }
    page.store_gesture(gesture);
}

/// Types a character of a cell's name at the board's tab stop.
pub(crate) fn type_character(page: Page, character: char) {
    let mut gesture = page.take_gesture();
    keys::type_character(page, character, page.board.tab_stop(), &mut gesture);
    page.store_gesture(gesture);
}

/// Forgets the characters that were typed so far.
pub(crate) fn forget_typed(page: Page) {
    let mut gesture = page.take_gesture();
    gesture.typed.clear();
    page.store_gesture(gesture);
}

/// Shows the mark that a press or a drop would put on this cell, which is under the pointer.
fn hover(page: Page, cell: Option<Cell>) {
    page.board.set_hovered(cell, mark_to_place(page));
}

/// Shows the mark that a press would put on the cell under the pointer. Call this after each move and at the end of a
/// game, because both change that mark.
pub(crate) fn update_hover(page: Page) {
    page.board.update_hover(mark_to_place(page));
}

fn mark_to_place(page: Page) -> Option<Mark> {
    page.ui.game.with_untracked(GameState::mark_to_place)
}
