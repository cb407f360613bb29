//! Dragging on the board. A pointer drags marks while a position is arranged, and an endless board. A mouse also drags
//! a board that is larger than its room; fingers scroll such a board without our help.

use crate::app::{
    arrange,
    board::{gesture::Drag, gestures::hover, zoom},
    game::Page,
    ui::{
        elements::{CELL, board},
        event::{self, cell_of},
    },
};

use leptos::ev::PointerEvent;

/// The distance that a pointer may move before it drags, in CSS pixels.
const SLOP: u32 = 8;

/// Handles an event of a pointer.
pub(crate) fn handle(page: Page, event: &PointerEvent, drag: &mut Drag) {
    let at = [event.client_x(), event.client_y()];
    *drag = match (event.type_().as_str(), *drag) {
        ("pointerdown", _) if event.is_primary() => begin(page, event, at),
        ("pointermove", Drag::OnMark(from, start)) if is_far(at, start) => {
            capture(event);
            arrange::lift(page, from);
            Drag::MovesMark
        }
        ("pointermove", Drag::MovesMark) => {
            hover(page, event::attribute_at(at, CELL));
            Drag::MovesMark
        }
        ("pointermove", Drag::OnBoard(start)) if is_far(at, start) => {
            capture(event);
            zoom::drag_board(page, start, at);
            Drag::MovesBoard(at)
        }
        ("pointermove", Drag::MovesBoard(before)) => {
            zoom::drag_board(page, before, at);
            Drag::MovesBoard(at)
        }
        ("pointerup", Drag::MovesMark) => {
            hover(page, None);
            arrange::put_down(page, event::attribute_at(at, CELL));
            Drag::Done
        }
        ("pointerup", Drag::MovesBoard(_)) => Drag::Done,
        ("pointercancel", Drag::MovesMark) => {
            hover(page, None);
            arrange::put_down(page, None);
            Drag::None
        }
        ("pointerdown" | "pointerup" | "pointercancel", _) => Drag::None,
        (_, drag) => drag,
    };
}

/// Returns what a pointer that was pressed here may drag.
fn begin(page: Page, event: &PointerEvent, at: [i32; 2]) -> Drag {
    let is_scrolled_by_mouse = zoom::is_zoomable(page) && event.pointer_type() == "mouse";
    match cell_of(event).filter(|&cell| arrange::has_mark(page, cell)) {
        Some(from) => Drag::OnMark(from, at),
        None if page.is_endless() || is_scrolled_by_mouse => Drag::OnBoard(at),
        None => Drag::None,
    }
}

/// Returns whether a pointer has moved far enough to drag.
fn is_far(at: [i32; 2], start: [i32; 2]) -> bool {
    at.iter().zip(start).any(|(now, start)| now.abs_diff(start) > SLOP)
}

/// Sends all further events of this pointer to the board.
fn capture(event: &PointerEvent) {
    if let Some(board) = board() {
        // This fails only for a pointer that is gone.
        let _ = board.set_pointer_capture(event.pointer_id());
    }
}
