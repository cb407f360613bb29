//! Swipes that turn a 3D board.

use crate::app::{board::space::model::Turn, ui::event::cell_of};
use leptos::ev::PointerEvent;

/// The distance that a pointer has to move sideways to turn the stack, in CSS pixels.
const FAR: i32 = 40;

/// A pointer that was pressed beside the cells, at this position in the window.
#[derive(Clone, Copy, Default)]
pub(crate) struct Swipe(Option<[i32; 2]>);

impl Swipe {
    /// Handles an event of a pointer. Returns the turn of the stack that the swipe asks for.
    pub(crate) fn handle(&mut self, event: &PointerEvent) -> Option<Turn> {
        let at = [event.client_x(), event.client_y()];
        let start = self.0.take();
        if event.type_() == "pointerdown" {
            self.0 = cell_of(event).is_none().then_some(at);
            return None;
        }
        let [right, down] = start.map(|start| [at[0] - start[0], at[1] - start[1]])?;
        let is_sideways = right.abs() >= FAR && right.abs() > 2 * down.abs();
        is_sideways.then_some(if right > 0 { Turn::Anticlockwise } else { Turn::Clockwise })
    }
}
