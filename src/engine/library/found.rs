//! What a library knows about a position.

use super::{
    Results,
    key::Frame,
    symmetries::{Place, Symmetries},
};
use crate::engine::{Board, Cell, NodeId};

/// What a [library](super::Library) knows about a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Found {
    /// The games with the position, in the order of the library.
    pub games: Vec<FoundGame>,
    /// How these games ended.
    pub results: Results,
    /// The moves that followed, most games first; of those with equally many games, in reading order.
    pub moves: Vec<FoundMove>,
}

/// A game with a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FoundGame {
    /// The place of the game in the library, counted from 0.
    pub game: usize,
    /// The first node of its tree with the position: the root, or else the first in the order of
    /// [`GameTree::nodes`](crate::engine::GameTree::nodes).
    pub node: NodeId,
}

/// A move that followed a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FoundMove {
    /// Its cell in the position that was searched for. Of cells that a symmetry of the position maps onto each other, it
    /// is the first in reading order.
    pub cell: Cell,
    /// The games in which it followed, and how they ended.
    pub results: Results,
}

/// A position that is searched for.
#[derive(Debug)]
pub(super) struct Query<'a> {
    pub(super) board: &'a Board,
    pub(super) symmetries: &'a Symmetries,
    /// All frames that give the position's key.
    pub(super) frames: Vec<Frame>,
}

impl Query<'_> {
    /// Returns the free cell that the key's symmetry puts at this place; of several such cells, the first in reading order.
    pub(super) fn cell(&self, place: Place) -> Option<Cell> {
        let cells = self
            .frames
            .iter()
            .filter_map(|frame| self.symmetries.cell(frame.symmetry(), frame.corner, place));
        let free = cells.filter(|&cell| self.board.is_free(cell));
        free.min_by_key(|cell| cell.reading_order())
    }
}
