//! The cell that was hit by an event.

use crate::{
    app::ui::{elements::CELL, event},
    engine::Cell,
};
use web_sys::Event;

/// Returns the cell that was hit by this event.
pub(crate) fn cell_of(event: &Event) -> Option<Cell> {
    event::attribute(event, CELL)
}
