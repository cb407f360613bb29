use super::{Bot, random::Random};
use crate::engine::{Cell, Position, Side};

/// See [`Opponent::Guard`](super::Opponent::Guard).
pub(super) struct Guard;

impl Bot for Guard {
    fn candidates(&self, position: Position<'_>) -> Vec<Cell> {
        complete_or_block(position).map_or_else(|| Random.candidates(position), |cell| vec![cell])
    }
}

/// Returns the legal move that completes an own line, else the one that blocks the opponent's. If there are
/// several, rows come before columns, and columns before diagonals.
pub(super) fn complete_or_block(position: Position<'_>) -> Option<Cell> {
    let own = position.turn();
    completing_cell(position, own).or_else(|| completing_cell(position, own.other()))
}

/// Returns the first legal move to a cell on which `side` would win.
fn completing_cell(position: Position<'_>, side: Side) -> Option<Cell> {
    let completes = |cell| position.wins_at(cell, side) && position.judge(cell).is_legal();
    position.rules().lines().find_map(|line| {
        let mut open = line.cells().filter(|&cell| position.board().get(cell) != Some(side));
        match (open.next(), open.next()) {
            (Some(cell), None) if completes(cell) => Some(cell),
            _ => None,
        }
    })
}
