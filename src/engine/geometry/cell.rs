use std::{cmp::Reverse, fmt};

use serde::{Deserialize, Serialize};

/// A cell, given by its column, counted from the left, and its row, counted from the bottom. On a board in
/// space it also has a layer, counted from the bottom. All are counted from 0. On a board without end,
/// columns and rows are counted from the first mark, and are negative to its left and below it.
///
/// As text, a cell is a letter and a number: `a1` is at the bottom left. In space, the number of its layer
/// comes first: `1a1`. On a board without end, the text gives the way from the first mark: `r3u4` is three to the
/// right and four up, `l1d2` one to the left and two down. A cell belongs to no board;
/// [`Shape::contains`](super::Shape::contains) tells whether a board has it.
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
/// // The third layer of a cube.
/// assert_eq!(Cell::on_layer(2, 0, 1).to_string(), "3a2");
///
/// // On a board without end.
/// assert_eq!(Cell::from_first_mark(3, -4).to_string(), "r3d4");
/// assert_eq!(Cell::FIRST_MARK.to_string(), "r0u0");
/// # Ok::<(), in_a_row::engine::notation::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Cell {
    column: i16,
    row: i16,
    form: CellForm,
}

/// The form of board that the cell is on.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
enum CellForm {
    #[default]
    Flat,
    /// In space, on this layer.
    Layer(u8),
    Endless,
}

impl Cell {
    /// The number of columns that are named by a single letter.
    pub(in crate::engine) const LETTERS: i16 = 26;

    /// The first mark on a board without end.
    pub const FIRST_MARK: Self = Self::from_first_mark(0, 0);

    /// Creates the cell of a flat board with this many columns to its left and this many rows below it.
    #[must_use]
    pub const fn new(column: i16, row: i16) -> Self {
        Self { column, row, form: CellForm::Flat }
    }

    /// Creates the cell of a board in space with this many layers below it.
    #[must_use]
    pub const fn on_layer(layer: u8, column: i16, row: i16) -> Self {
        Self { column, row, form: CellForm::Layer(layer) }
    }

    /// Creates the cell of a board without end that is this far to the right of the first mark, and this far above
    /// it.
    #[must_use]
    pub const fn from_first_mark(right: i16, up: i16) -> Self {
        Self { column: right, row: up, form: CellForm::Endless }
    }

    /// Returns the cell in this column and row of the same layer.
    #[must_use]
    pub const fn on_same_layer(self, column: i16, row: i16) -> Self {
        Self { column, row, form: self.form }
    }

    /// Returns the number of columns to the left of it; on a board without end, its distance to the right of the
    /// first mark.
    #[must_use]
    pub const fn column(self) -> i16 {
        self.column
    }

    /// Returns the number of rows below it; on a board without end, its distance above the first mark.
    #[must_use]
    pub const fn row(self) -> i16 {
        self.row
    }

    /// Returns the number of layers below it, or `None` unless it is in space.
    #[must_use]
    pub const fn layer(self) -> Option<u8> {
        match self.form {
            CellForm::Layer(layer) => Some(layer),
            CellForm::Flat | CellForm::Endless => None,
        }
    }

    /// Returns whether it is a cell of a board without end.
    #[must_use]
    pub const fn is_endless(self) -> bool {
        matches!(self.form, CellForm::Endless)
    }

    /// Returns the cell of the same form that is this many columns, rows and layers away, or `None` if its
    /// coordinates would overflow.
    pub(super) fn moved(self, columns: i16, rows: i16, layers: i16) -> Option<Self> {
        let form = match self.form {
            CellForm::Layer(layer) => {
                CellForm::Layer(u8::try_from(i16::from(layer).checked_add(layers)?).ok()?)
            }
            form => form,
        };
        let column = self.column.checked_add(columns)?;
        Some(Self { column, row: self.row.checked_add(rows)?, form })
    }

    /// Returns a key that sorts the cells of any board in reading order: layer by layer from the bottom, each layer
    /// row by row from the top, each row from the left.
    pub(in crate::engine) const fn reading_order(self) -> impl Ord {
        (self.form, Reverse(self.row), self.column)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { column, row, form } = *self;
        match form {
            CellForm::Flat => {}
            CellForm::Layer(layer) => write!(f, "{}", u16::from(layer) + 1)?,
            CellForm::Endless => {
                let sideways = if column < 0 { 'l' } else { 'r' };
                let vertically = if row < 0 { 'd' } else { 'u' };
                let (columns, rows) = (column.unsigned_abs(), row.unsigned_abs());
                return write!(f, "{sideways}{columns}{vertically}{rows}");
            }
        }
        let letter = |number: i16| {
            u8::try_from(number.rem_euclid(Self::LETTERS)).map_or('?', |it| char::from(b'a' + it))
        };
        if column >= Self::LETTERS {
            write!(f, "{}", letter(column / Self::LETTERS - 1))?;
        }
        write!(f, "{}{}", letter(column), row + 1)
    }
}
