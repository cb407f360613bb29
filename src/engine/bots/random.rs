use super::Bot;
use crate::engine::{Cell, Position};

/// See [`Opponent::Random`](super::Opponent::Random).
pub(super) struct Random;

impl Bot for Random {
    fn candidates(&self, position: Position<'_>) -> Vec<Cell> {
        position.legal_moves().collect()
    }
}
