use super::{Bot, guard::Guard};
use crate::engine::{Cell, Position, exact::Solver};

/// See [`Opponent::Minimax`](super::Opponent::Minimax).
pub(super) struct Minimax;

impl Bot for Minimax {
    fn candidates(&self, position: Position<'_>) -> Vec<Cell> {
        match Solver::new(position.rules()) {
            Some(mut solver) => solver.best(position).0,
            None => Guard.candidates(position),
        }
    }
}
