/// One of the two sets of marks, named by play order. The page decides which mark or stone a side uses, and
/// [`Player`](super::Player)s may choose their side.
///
/// # Examples
/// ```
/// use in_a_row::engine::Side;
///
/// assert_eq!(Side::First.other(), Side::Second);
/// assert_eq!(Side::at_ply(4), Side::First);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// The side that makes the first move on the empty board.
    First,
    /// The side that makes the second move.
    Second,
}

impl Side {
    /// Returns the opponent of this side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }

    /// Returns the side that makes the move with this number, counted from 0, in a game from the empty board.
    #[must_use]
    pub const fn at_ply(ply: usize) -> Self {
        if ply.is_multiple_of(2) { Self::First } else { Self::Second }
    }
}
