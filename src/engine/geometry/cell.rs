use std::{cmp::Reverse, fmt};

use serde::{Deserialize, Serialize};

/// A cell, given by its column, counted from the left, and its row, counted from the bottom. On a board in
/// space it also has a level, counted from the bottom. All are counted from 0.
///
/// As text, a cell is a letter and a number: `a1` is at the bottom left. In space the number of its level
/// comes first: `1a1`. A cell belongs to no board; [`Shape::contains`](super::Shape::contains) says whether
/// a board has it.
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
///
/// // The third level of a cube.
/// assert_eq!(Cell::on_level(2, 0, 1).to_string(), "3a2");
/// # Ok::<(), in_a_row::engine::notation::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Cell {
    column: u8,
    row: u8,
    /// `None` on a flat board.
    level: Option<u8>,
}

impl Cell {
    /// How many columns have a single letter as their name.
    pub(in crate::engine) const LETTERS: u8 = 26;

    /// The cell of a flat board with this many columns to its left and this many rows below it.
    #[must_use]
    pub const fn new(column: u8, row: u8) -> Self {
        Self { column, row, level: None }
    }

    /// The cell of a board in space with this many levels below it.
    #[must_use]
    pub const fn on_level(level: u8, column: u8, row: u8) -> Self {
        Self { column, row, level: Some(level) }
    }

    /// The cell of the same level in this column and row.
    #[must_use]
    pub const fn on_same_level(self, column: u8, row: u8) -> Self {
        Self { column, row, level: self.level }
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

    /// How many levels are below it; `None` for a cell of a flat board.
    #[must_use]
    pub const fn level(self) -> Option<u8> {
        self.level
    }

    /// Sorts cells in reading order, whatever board they are on: level by level from the bottom, each row
    /// by row from the top, each row from the left.
    pub(in crate::engine) const fn reading_order(self) -> impl Ord {
        (self.level, Reverse(self.row), self.column)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(level) = self.level {
            write!(f, "{}", u16::from(level) + 1)?;
        }
        let letter = |n: u8| char::from(b'a' + n % Self::LETTERS);
        if self.column >= Self::LETTERS {
            write!(f, "{}", letter(self.column / Self::LETTERS - 1))?;
        }
        write!(f, "{}{}", letter(self.column), u16::from(self.row) + 1)
    }
}
