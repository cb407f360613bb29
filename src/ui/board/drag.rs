//! Dragging marks to other cells while a position is arranged.

use leptos::ev::PointerEvent;

use super::{CELL, cell_of, grid, hover};
use crate::{
    engine::Cell,
    ui::{event, table::Table},
};

/// How far a pointer may go before it drags, in CSS pixels.
const SLOP: u32 = 8;

/// What a pointer that was pressed on a mark is doing.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(super) enum Drag {
    /// Nothing that could be a drag.
    #[default]
    None,
    /// It is pressed on this cell, at this place of the window, in CSS pixels.
    Pressed(Cell, [i32; 2]),
    /// It has gone far enough: the mark goes along.
    Moving,
    /// It was released after that. The click that may follow is no tap.
    Done,
}

/// Follows a pointer.
pub(super) fn follow(table: Table, event: &PointerEvent, drag: &mut Drag) {
    let at = [event.client_x(), event.client_y()];
    *drag = match (event.type_().as_str(), *drag) {
        ("pointerdown", _) => {
            let from = cell_of(event).filter(|&cell| table.has_arranged(cell));
            from.filter(|_| event.is_primary()).map_or(Drag::None, |from| Drag::Pressed(from, at))
        }
        ("pointermove", Drag::Pressed(from, start)) if is_far(at, start) => {
            capture(event);
            table.lift(from);
            Drag::Moving
        }
        ("pointermove", Drag::Moving) => {
            hover(table, event::said_at(at, CELL));
            Drag::Moving
        }
        ("pointerup", Drag::Moving) => {
            hover(table, None);
            table.put_down(event::said_at(at, CELL));
            Drag::Done
        }
        ("pointerup", _) => Drag::None,
        ("pointercancel", Drag::Moving) => {
            hover(table, None);
            table.put_down(None);
            Drag::None
        }
        (_, drag) => drag,
    };
}

fn is_far(at: [i32; 2], start: [i32; 2]) -> bool {
    at.iter().zip(start).any(|(now, start)| now.abs_diff(start) > SLOP)
}

/// The board hears of this pointer from now on, wherever it goes.
fn capture(event: &PointerEvent) {
    if let Some(grid) = grid() {
        // It fails for a pointer that is gone.
        let _ = grid.set_pointer_capture(event.pointer_id());
    }
}
