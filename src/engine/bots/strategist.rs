use super::{Bot, centre::CENTRE, guard::complete_or_block, random::Random};
use crate::engine::{Cell, Position, Side};

/// See [`Opponent::Strategist`](super::Opponent::Strategist).
///
/// It follows the plan of a tutorial whose author believes that it cannot be beaten. If it starts, it
/// takes the centre, then the corner farthest from the opponent's last move. If not, it takes the centre,
/// or a corner if the opponent began in the centre, and corners after that. If the plan names no free
/// cell, it plays at random.
pub(super) struct Strategist;

/// The corners in the order in which they are taken: a3, a1, c3, c1.
const CORNERS: [Cell; 4] = [Cell::new(0, 2), Cell::new(0, 0), Cell::new(2, 2), Cell::new(2, 0)];

impl Bot for Strategist {
    fn candidates(&self, position: Position<'_>) -> Vec<Cell> {
        complete_or_block(position)
            .or_else(|| planned(position))
            .map_or_else(|| Random.candidates(position), |cell| vec![cell])
    }

    fn depends_on_history(&self) -> bool {
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
        // The centre is free, unless it was taken in an arranged position.
        _ => [CENTRE].into_iter().chain(CORNERS).find(is_free),
    }
}

/// Returns the corners farthest from a cell other than the centre: one for a corner, two for an edge.
fn farthest_corners(from: Cell) -> Vec<Cell> {
    let distance = |corner: &Cell| {
        corner.column().abs_diff(from.column()).pow(2) + corner.row().abs_diff(from.row()).pow(2)
    };
    let farthest = CORNERS.iter().map(distance).max();
    CORNERS.into_iter().filter(|corner| Some(distance(corner)) == farthest).collect()
}
