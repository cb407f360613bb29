use super::Bot;
use crate::engine::{Cell, Position};

/// See [`Opponent::FirstFree`](super::Opponent::FirstFree).
pub(super) struct FirstFree;

impl Bot for FirstFree {
    fn candidates(&self, position: Position<'_>) -> Vec<Cell> {
        position.legal_moves().take(1).collect()
    }
}
