//! The cell that an event hit.

use crate::{
    app::ui::{elements::CELL, event},
    engine::Cell,
};
use web_sys::Event;

/// The cell that this event hit.
pub(crate) fn cell_of(event: &Event) -> Option<Cell> {
    event::attribute(event, CELL)
}
