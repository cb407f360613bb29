//! The layout of a board, and the state of its cells.

use crate::{
    engine::{Form, Rules},
    session::{CellView, Mark, Pieces},
};

/// The length of a side from which on the lines of a board are drawn together, because its cells are too small to be
/// drawn separately.
const RULED: u8 = 7;

/// The layout of a board.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct BoardLayout {
    /// The rules, which define the cells.
    pub rules: Rules,
    /// The kind of pieces.
    pub pieces: Pieces,
}

impl BoardLayout {
    /// Returns whether the board is flat and has an end.
    pub const fn is_flat(self) -> bool {
        matches!(self.rules.shape().form(), Form::Flat { .. })
    }

    /// Returns whether the board is endless.
    pub const fn is_endless(self) -> bool {
        !self.rules.shape().has_end()
    }

    /// Returns whether this is a 3D board.
    pub const fn is_in_space(self) -> bool {
        matches!(self.rules.shape().form(), Form::Cube { .. })
    }

    /// Returns whether the lines of the board are drawn together, below all cells.
    pub const fn is_ruled(self) -> bool {
        let is_large = self.rules.shape().longest_side() >= RULED;
        !self.is_in_space() && (matches!(self.pieces, Pieces::Stones) || is_large)
    }
}

/// The state of a cell: what it shows, and how the keyboard and a pointer relate to it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CellState {
    /// The content of the cell.
    pub view: CellView,
    /// Whether Tab reaches the cell. Exactly one cell of a board is a tab stop.
    pub is_tab_stop: bool,
    /// The mark that a press or a drop at the pointer would put on this cell, if it is free.
    pub hover: Option<Mark>,
    /// The mark that was removed last, as long as the cell shows nothing else.
    pub gone: Option<Mark>,
    /// Whether the cell is on a line with the cell under the pointer or with the focus, on a 3D board.
    pub is_in_line: bool,
}
