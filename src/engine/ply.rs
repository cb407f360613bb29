use serde::{Deserialize, Serialize};

use super::{Cell, Side, rules::HAS_EVERY_RULE};

/// One action of a player in a game.
///
/// Most plies are moves. The others belong to an [`Opening`](super::Opening) in which players choose sides.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Cell, Ply, Side};
///
/// assert_eq!(Ply::Move(Cell::new(7, 7)).cell(), Some(Cell::new(7, 7)));
/// assert_eq!(Ply::Choose(Side::First).cell(), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Written", from = "Written")]
pub enum Ply {
    /// Puts a mark on this cell.
    Move(Cell),
    /// Chooses this side for the rest of the game. A choice of [`Side::First`] by the second player is a swap.
    Choose(Side),
    /// Offers the choice to the other player, after two more moves.
    Offer,
}

/// A ply as it is serialized: a cell. The choices are cells that no board has. A derived enum would make what the page loads
/// after the first paint 100 bytes larger.
#[derive(Clone, Copy, Serialize, Deserialize)]
struct Written(Cell);

impl From<Ply> for Written {
    fn from(ply: Ply) -> Self {
        Self(match ply {
            Ply::Move(cell) => cell,
            Ply::Choose(Side::First) => Cell::new(-1, 1),
            Ply::Choose(Side::Second) => Cell::new(-1, 2),
            Ply::Offer => Cell::new(-1, 3),
        })
    }
}

impl From<Written> for Ply {
    fn from(Written(cell): Written) -> Self {
        match (cell.column(), cell.row()) {
            // There are no choices where openings are not played.
            _ if !HAS_EVERY_RULE || cell.is_endless() => Self::Move(cell),
            (-1, 1) => Self::Choose(Side::First),
            (-1, 2) => Self::Choose(Side::Second),
            (-1, 3) => Self::Offer,
            _ => Self::Move(cell),
        }
    }
}

impl Ply {
    /// Returns the cell of a move.
    #[must_use]
    pub const fn cell(self) -> Option<Cell> {
        match self {
            Self::Move(cell) => Some(cell),
            Self::Choose(_) | Self::Offer => None,
        }
    }

    /// Returns the number of moves among these plies.
    #[must_use]
    pub fn count_moves(plies: &[Self]) -> usize {
        plies.iter().filter(|ply| ply.cell().is_some()).count()
    }
}
