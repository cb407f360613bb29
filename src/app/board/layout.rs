//! How a board is drawn, and what each of its cells shows.

use crate::{
    engine::{Form, Rules},
    session::{CellView, Mark, Pieces},
};

/// Boards with a side of so many cells are drawn as one, with lines: cells so small are not drawn each by
/// itself.
const RULED: u8 = 7;

/// What a board is laid for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct BoardLayout {
    /// Which cells there are.
    pub rules: Rules,
    /// What is worn on it.
    pub pieces: Pieces,
}

impl BoardLayout {
    /// Whether it is a flat board that has an end.
    pub const fn is_flat(self) -> bool {
        matches!(self.rules.shape().form(), Form::Flat { .. })
    }

    /// Whether it has no end.
    pub const fn is_endless(self) -> bool {
        !self.rules.shape().has_end()
    }

    /// Whether it is a board in space.
    pub const fn is_in_space(self) -> bool {
        matches!(self.rules.shape().form(), Form::Cube { .. })
    }

    /// Whether the board is drawn as one, with lines.
    pub const fn is_ruled(self) -> bool {
        let is_large = self.rules.shape().longest_side() >= RULED;
        !self.is_in_space() && (matches!(self.pieces, Pieces::Stones) || is_large)
    }
}

/// What a cell shows, and what the keyboard and a pointer do there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CellState {
    /// What it shows.
    pub view: CellView,
    /// Tab reaches it; exactly one cell of a board.
    pub is_tab_stop: bool,
    /// The mark that would be put here, if the cell is free, by a press or a drop at the pointer's place.
    pub hover: Option<Mark>,
    /// The mark that was taken away last, as long as nothing else is shown.
    pub gone: Option<Mark>,
    /// On a board in space, it is on a line with the cell that the pointer or the keyboard is at.
    pub is_in_line: bool,
}
