use super::{Bot, guard::Guard};
use crate::engine::{Cell, Position};

/// See [`Opponent::Centre`](super::Opponent::Centre).
pub(super) struct Centre;

/// The centre of 3x3.
pub(super) const CENTRE: Cell = Cell::new(1, 1);

impl Bot for Centre {
    fn candidates(&self, position: Position<'_>) -> Vec<Cell> {
        if position.board().is_free(CENTRE) { vec![CENTRE] } else { Guard.candidates(position) }
    }
}
