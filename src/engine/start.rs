use std::{error::Error, fmt};

use super::{Board, Cell, Side};

/// The marks on the board before the first move. There are none, unless a position was arranged.
///
/// Like a cell, a start belongs to no board; [`Game::arrange`](super::Game::arrange) checks whether a
/// game can begin from it. Its text form is like `i9h8-g7` (see [`notation`](super::notation)).
///
/// # Examples
/// ```
/// use in_a_row::engine::{Cell, Side, Start};
///
/// let (h8, i9, g7) = (Cell::new(7, 7), Cell::new(8, 8), Cell::new(6, 6));
/// let start = Start::new([h8, i9], [g7]);
/// assert_eq!(start.of(Side::First), [i9, h8]);
/// assert_eq!(start.to_string(), "i9h8-g7");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Start {
    /// Both sides' cells are in the order of [`Shape::cells`](super::Shape::cells), so that equal positions compare
    /// equal.
    first: Box<[Cell]>,
    second: Box<[Cell]>,
}

/// The reason why no game can begin from a position.
///
/// # Examples
/// ```
/// use in_a_row::engine::{ArrangeError, Cell, Game, Rules, Start};
///
/// let alone = Start::new([], [Cell::new(1, 1)]);
/// let error = Game::arrange(Rules::NOUGHTS_AND_CROSSES, alone).unwrap_err();
/// assert_eq!(error, ArrangeError::Counts { first: 0, second: 1 });
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArrangeError {
    /// This cell is not on the board.
    Outside(Cell),
    /// This cell is given more than once.
    Twice(Cell),
    /// It is nobody's turn: the first side must have as many marks as the second, or one more.
    Counts {
        /// The number of marks of [`Side::First`].
        first: usize,
        /// The number of marks of [`Side::Second`].
        second: usize,
    },
    /// This side has already completed a line.
    Won(Side),
    /// Neither side can complete a line any more.
    Drawn,
}

impl Start {
    /// Creates a start with these marks. Their order makes no difference.
    #[must_use]
    pub fn new(
        first: impl IntoIterator<Item = Cell>,
        second: impl IntoIterator<Item = Cell>,
    ) -> Self {
        Self { first: sorted(&mut first.into_iter()), second: sorted(&mut second.into_iter()) }
    }

    /// Returns the start from which a game begins with the marks on this board.
    #[must_use]
    pub fn from_board(board: &Board) -> Self {
        let of = |side| board.marks().filter(move |mark| mark.1 == side).map(|mark| mark.0);
        Self::new(of(Side::First), of(Side::Second))
    }

    /// Returns the cells with this side's marks, row by row from the top.
    #[must_use]
    pub fn of(&self, side: Side) -> &[Cell] {
        match side {
            Side::First => &self.first,
            Side::Second => &self.second,
        }
    }

    /// Returns the number of marks.
    #[must_use]
    pub const fn count(&self) -> usize {
        self.first.len() + self.second.len()
    }

    /// Returns every mark, [`Side::First`]'s before [`Side::Second`]'s.
    pub fn marks(&self) -> impl Iterator<Item = (Cell, Side)> {
        [Side::First, Side::Second]
            .into_iter()
            .flat_map(|side| self.of(side).iter().map(move |&cell| (cell, side)))
    }
}

fn sorted(cells: &mut dyn Iterator<Item = Cell>) -> Box<[Cell]> {
    let mut sorted: Vec<Cell> = Vec::new();
    for cell in cells {
        let place = sorted.partition_point(|other| other.reading_order() <= cell.reading_order());
        sorted.insert(place, cell);
    }
    sorted.into()
}

impl fmt::Display for ArrangeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Outside(cell) => write!(f, "{cell} is not on the board"),
            Self::Twice(cell) => write!(f, "{cell} is given more than once"),
            Self::Counts { first, second } => {
                write!(
                    f,
                    "{first} marks of the first side and {second} of the second: nobody's turn"
                )
            }
            Self::Won(Side::First) => f.write_str("the first side has completed a line"),
            Self::Won(Side::Second) => f.write_str("the second side has completed a line"),
            Self::Drawn => f.write_str("no line can be completed any more, or no move is allowed"),
        }
    }
}

impl Error for ArrangeError {}
