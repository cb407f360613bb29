use super::{Bot, first_free::FirstFree, guard::complete_or_block};
use crate::engine::{Cell, Position};

/// See [`Opponent::Clerk`](super::Opponent::Clerk).
pub(super) struct Clerk;

impl Bot for Clerk {
    fn candidates(&self, position: Position<'_>) -> Vec<Cell> {
        complete_or_block(position)
            .map_or_else(|| FirstFree.candidates(position), |cell| vec![cell])
    }
}
