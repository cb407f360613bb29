//! What the page shows. Views read it, actions write it.

mod arranging;
mod board;
mod dialog;
mod draft;
mod kept;
mod notices;
mod ui;

pub(crate) use arranging::Arranging;
pub(crate) use board::{Board, CellState, Laid};
pub(crate) use dialog::Dialog;
pub(crate) use draft::Draft;
pub(crate) use kept::Kept;
pub(crate) use notices::{Notice, Notices};
pub(crate) use ui::{Pace, UiState};
