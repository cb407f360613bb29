use std::{cmp::Reverse, fmt};

use serde::{Deserialize, Serialize};

/// A cell, given by its column, counted from the left, and its row, counted from the bottom. Both are
/// counted from 0.
///
/// As text, a cell is a letter and a number: `a1` is at the bottom left. A cell belongs to no board;
/// [`Shape::contains`](super::Shape::contains) says whether a board has it.
///
/// # Examples
/// ```
/// use in_a_row::engine::Cell;
///
/// let centre: Cell = "h8".parse()?;
/// assert_eq!(centre, Cell::new(7, 7));
/// assert_eq!(centre.to_string(), "h8");
///
/// // After z comes aa.
/// assert_eq!(Cell::new(26, 0).to_string(), "aa1");
/// # Ok::<(), in_a_row::engine::notation::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Cell {
    column: u8,
    row: u8,
}

impl Cell {
    /// How many columns have a single letter as their name.
    pub(in crate::engine) const LETTERS: u8 = 26;

    /// The cell with this many columns to its left and this many rows below it.
    #[must_use]
    pub const fn new(column: u8, row: u8) -> Self {
        Self { column, row }
    }

    /// How many columns are to the left of it.
    #[must_use]
    pub const fn column(self) -> u8 {
        self.column
    }

    /// How many rows are below it.
    #[must_use]
    pub const fn row(self) -> u8 {
        self.row
    }

    /// Sorts cells in reading order, whatever board they are on: row by row from the top, each row from
    /// the left.
    pub(in crate::engine) const fn reading_order(self) -> impl Ord {
        (Reverse(self.row), self.column)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |n: u8| char::from(b'a' + n % Self::LETTERS);
        if self.column >= Self::LETTERS {
            write!(f, "{}", letter(self.column / Self::LETTERS - 1))?;
        }
        write!(f, "{}{}", letter(self.column), u16::from(self.row) + 1)
    }
}
