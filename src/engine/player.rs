use super::Side;

/// One of the two players of a game, named by who makes the first move. On the page, a player has a seat.
///
/// A player plays the [`Side`] of the same name, unless the [`Opening`](super::Opening) lets a player choose the other
/// one.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Player, Side};
///
/// assert_eq!(Player::First.usual_side(), Side::First);
/// assert_eq!(Player::First.other(), Player::Second);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// The player who makes the first move on the empty board.
    First,
    /// The other player.
    Second,
}

impl Player {
    /// Returns the opponent of this player.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }

    /// Returns the side that this player plays if nobody chooses another one.
    #[must_use]
    pub const fn usual_side(self) -> Side {
        match self {
            Self::First => Side::First,
            Self::Second => Side::Second,
        }
    }

    /// Returns the player who plays this side if nobody chooses another one.
    #[must_use]
    pub const fn usually_plays(side: Side) -> Self {
        match side {
            Side::First => Self::First,
            Side::Second => Self::Second,
        }
    }
}
