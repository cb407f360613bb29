use rand::{Rng, seq::IteratorRandom};

use super::Bot;
use crate::engine::{Cell, Position};

/// See [`Opponent::Random`](super::Opponent::Random).
pub(super) struct Random;

impl Bot for Random {
    fn choose(&self, position: Position<'_>, random: &mut dyn Rng) -> Cell {
        position.legal_moves().choose(random).expect("a position has a legal move")
    }
}
