use super::{Bot, centre::CENTRE, guard::complete_or_block, random::Random};
use crate::engine::{Cell, Position, Side};

/// See [`Opponent::Strategist`](super::Opponent::Strategist).
///
/// Its plan is that of a tutorial whose author holds that it cannot be beaten. When it started: the
/// centre, then the corner farthest from the other's last move. When it did not: the centre, or
/// where the other began there a corner, and from then on corners. Where the plan has no cell, it
/// plays at random.
pub(super) struct Strategist;

/// In the order in which they are taken: a3, a1, c3, c1.
const CORNERS: [Cell; 4] = [Cell::new(0, 2), Cell::new(0, 0), Cell::new(2, 2), Cell::new(2, 0)];

impl Bot for Strategist {
    fn candidates(&self, position: Position<'_>) -> Vec<Cell> {
        complete_or_block(position)
            .or_else(|| planned(position))
            .map_or_else(|| Random.candidates(position), |cell| vec![cell])
    }

    fn looks_at_moves(&self) -> bool {
        true
    }
}

fn planned(position: Position<'_>) -> Option<Cell> {
    let is_free = |cell: &Cell| position.board().is_free(*cell);
    let moves = position.moves();
    match (position.turn(), moves) {
        (Side::First, [.., last]) => farthest_corners(*last).into_iter().find(is_free),
        (Side::Second, [first, ..]) if *first == CENTRE || moves.len() > 1 => {
            CORNERS.into_iter().find(is_free)
        }
        // The centre is free, unless the game began from a position in which it is not.
        _ => [CENTRE].into_iter().chain(CORNERS).find(is_free),
    }
}

/// The corners that are as far as possible from a cell that is not the centre: one from a corner,
/// two from an edge.
fn farthest_corners(from: Cell) -> Vec<Cell> {
    let distance = |corner: &Cell| {
        corner.column().abs_diff(from.column()).pow(2) + corner.row().abs_diff(from.row()).pow(2)
    };
    let farthest = CORNERS.iter().map(distance).max();
    CORNERS.into_iter().filter(|corner| Some(distance(corner)) == farthest).collect()
}
