use std::fmt;

use crate::engine::Side;

/// The reason why a move is not allowed.
///
/// Under most rules only a free cell is needed. Some [openings](super::Opening) restrict the first and the third mark.
/// Under [renju](super::Variant::Renju), the first side must not make some
/// rows either; [`foul_lines`](super::foul_lines) returns these rows.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Cell, Foul, Game, PlayError, Rules, Side};
///
/// let mut game = Game::new(Rules::NOUGHTS_AND_CROSSES);
/// let centre = Cell::new(1, 1);
/// game.play(centre)?;
/// assert_eq!(game.play(centre), Err(PlayError::Forbidden(Foul::Taken(Side::First))));
/// # Ok::<(), PlayError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Foul {
    /// The cell is not on the board.
    Outside,
    /// The cell already has this side's mark.
    Taken(Side),
    /// The first mark on a board without end is not at the origin. All cells are named from the first mark, so it is
    /// always there.
    NotFirst,
    /// In a pro or long pro opening, the first mark is not in the centre of the board.
    NotCentral,
    /// In a pro or long pro opening, the third mark is too near the first.
    NearCentre,
    /// In renju, the move makes a row of six or more.
    Overline,
    /// In renju, the move makes more than one four.
    DoubleFour,
    /// In renju, the move makes more than one three.
    DoubleThree,
}

impl fmt::Display for Foul {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Outside => "the cell is not on the board",
            Self::Taken(_) => "the cell is taken",
            Self::NotFirst => "the first mark is always r0u0",
            Self::NotCentral => "the first mark must be in the centre",
            Self::NearCentre => "the third mark is too near the first",
            Self::Overline => "an overline is forbidden",
            Self::DoubleFour => "a double four is forbidden",
            Self::DoubleThree => "a double three is forbidden",
        })
    }
}
