//! What the page shows, as signals. Views read them, actions write them.

mod board;

pub(crate) use board::{Board, CellState, Laid};
