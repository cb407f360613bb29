use super::{Board, Cell, Rules, Side};

/// A game that has not ended, seen by the side to move: what a bot chooses from.
///
/// Only [`Game::position`](super::Game::position) makes one, so that there is always a free cell.
#[derive(Clone, Copy, Debug)]
pub struct Position<'game> {
    pub(super) board: &'game Board,
    pub(super) moves: &'game [Cell],
    pub(super) turn: Side,
}

impl<'game> Position<'game> {
    /// What is played.
    #[must_use]
    pub const fn rules(self) -> Rules {
        self.board.rules()
    }

    /// The marks as they are.
    #[must_use]
    pub const fn board(self) -> &'game Board {
        self.board
    }

    /// The moves so far, by turns. What was on the board before the first is not among them.
    #[must_use]
    pub const fn moves(self) -> &'game [Cell] {
        self.moves
    }

    /// Whose turn it is.
    #[must_use]
    pub const fn turn(self) -> Side {
        self.turn
    }

    /// The legal moves, row by row from the top: at least one.
    pub fn legal_moves(self) -> impl Iterator<Item = Cell> + 'game {
        self.board.free_cells()
    }

    /// Whether `side` would complete a line by a mark on this free cell.
    #[must_use]
    pub fn wins_at(self, cell: Cell, side: Side) -> bool {
        self.board.is_free(cell) && self.board.lines_completed(cell, side).next().is_some()
    }
}
