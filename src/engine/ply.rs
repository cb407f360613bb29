use super::{Cell, Side};

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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ply {
    /// Puts a mark on this cell.
    Move(Cell),
    /// Chooses this side for the rest of the game. A choice of [`Side::First`] by the second player is a swap.
    Choose(Side),
    /// Offers the choice to the other player, after two more moves.
    Offer,
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
