use rand::Rng;

use super::Bot;
use crate::engine::{Cell, Position};

/// See [`Opponent::FirstFree`](super::Opponent::FirstFree).
pub(super) struct FirstFree;

impl Bot for FirstFree {
    fn choose(&self, position: Position<'_>, _: &mut dyn Rng) -> Cell {
        position.legal_moves().next().expect("a position has a legal move")
    }
}
