//! What is done on the board besides taps and plain keys: dragging, pinching, hovering, and all other keys. The first
//! move needs none of it, so it is in the lazy chunk.

pub(crate) mod drag;
pub(crate) mod keys;

use crate::{
    app::{
        board::{event::cell_of, gesture::Drag},
        game::{Controller, state::GameState},
    },
    engine::Cell,
};
use leptos::{
    ev::{KeyboardEvent, PointerEvent, TouchEvent},
    prelude::*,
};
use web_sys::{Event, wasm_bindgen::JsCast};

/// Follows an event on the board.
pub(crate) fn follow_gesture(controller: Controller, event: &Event) {
    let mut gesture = controller.take_gesture();
    if let Some(event) = event.dyn_ref::<PointerEvent>() {
        match event.type_().as_str() {
            "pointerover" if event.pointer_type() == "touch" => {}
            "pointerover" => hover(controller, cell_of(event)),
            "pointerleave" => hover(controller, None),
            _ => drag::follow(controller, event, &mut gesture.drag),
        }
    } else if let Some(event) = event.dyn_ref::<KeyboardEvent>() {
        if let Some(cell) = cell_of(event) {
            keys::press(controller, event, cell, &mut gesture);
        }
    } else if let Some(event) = event.dyn_ref::<TouchEvent>() {
        gesture.fingers = controller.pinch(event, gesture.fingers);
        if gesture.fingers.is_some() {
            // Else the first finger would drag as well.
            gesture.drag = Drag::Done;
        }
    }
    controller.keep_gesture(gesture);
}

/// Shows what a press or a drop would put on this cell.
fn hover(controller: Controller, cell: Option<Cell>) {
    let mark = controller.ui.game.with_untracked(GameState::mark_to_place);
    controller.board.set_hover(cell.zip(mark));
}
