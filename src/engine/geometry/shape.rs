use std::{error::Error, fmt};

use super::{Cell, Direction, Line};

/// Which cells a board has, and which lines they form. Every value of this type is a playable board.
///
/// Everything that depends on how cells are laid out is in here. So far all boards are flat; a second
/// form of board would make the compiler point at every method that has to handle it.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Cell, Shape};
///
/// let shape = Shape::flat(15, 15)?;
/// assert_eq!(shape.cell_count(), 225);
/// assert!(shape.contains(Cell::new(14, 14)));
///
/// // Rows, columns and both diagonals of three on the board of noughts and crosses.
/// assert_eq!(Shape::SMALLEST.lines(3).count(), 3 + 3 + 2);
/// # Ok::<(), in_a_row::engine::ShapeError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shape {
    form: Form,
}

/// How the cells of a board are laid out, for those who draw it.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Form, Shape};
///
/// let Form::Flat { columns, rows } = Shape::flat(15, 10)?.form();
/// assert_eq!((columns, rows), (15, 10));
/// # Ok::<(), in_a_row::engine::ShapeError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Form {
    /// In rows from the top, one below the other.
    Flat {
        /// How many cells a row has.
        columns: u8,
        /// How many rows there are.
        rows: u8,
    },
}

/// Why a board cannot have the requested size.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Shape, ShapeError};
///
/// assert_eq!(Shape::flat(15, 50), Err(ShapeError::Rows(50)));
/// assert_eq!(ShapeError::Rows(50).to_string(), "50 rows: a board has 3 to 40");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShapeError {
    /// This many columns are fewer than [`Shape::SHORTEST`] or more than [`Shape::LONGEST`].
    Columns(u8),
    /// This many rows are fewer than [`Shape::SHORTEST`] or more than [`Shape::LONGEST`].
    Rows(u8),
}

impl Shape {
    /// The shortest side of a board, in cells.
    pub const SHORTEST: u8 = 3;
    /// The longest side of a board, in cells.
    pub const LONGEST: u8 = 40;

    /// The flat board of 3x3 cells.
    pub const SMALLEST: Self =
        Self { form: Form::Flat { columns: Self::SHORTEST, rows: Self::SHORTEST } };

    /// A flat board.
    ///
    /// # Errors
    /// A side is too short or too long. Columns are checked first.
    pub fn flat(columns: u8, rows: u8) -> Result<Self, ShapeError> {
        let sides = Self::SHORTEST..=Self::LONGEST;
        if !sides.contains(&columns) {
            Err(ShapeError::Columns(columns))
        } else if !sides.contains(&rows) {
            Err(ShapeError::Rows(rows))
        } else {
            Ok(Self { form: Form::Flat { columns, rows } })
        }
    }

    /// How its cells are laid out.
    #[must_use]
    pub const fn form(self) -> Form {
        self.form
    }

    /// Width of the board, in cells.
    #[must_use]
    pub const fn columns(self) -> u8 {
        let Form::Flat { columns, .. } = self.form;
        columns
    }

    /// Height of the board, in cells.
    #[must_use]
    pub const fn rows(self) -> u8 {
        let Form::Flat { rows, .. } = self.form;
        rows
    }

    /// The length of the longest side, in cells: no line is longer.
    #[must_use]
    pub const fn longest_side(self) -> u8 {
        let Form::Flat { columns, rows } = self.form;
        if columns > rows { columns } else { rows }
    }

    /// How many cells the board has.
    #[must_use]
    pub const fn cell_count(self) -> usize {
        let Form::Flat { columns, rows } = self.form;
        columns as usize * rows as usize
    }

    /// Whether the cell is on this board.
    #[must_use]
    pub const fn contains(self, cell: Cell) -> bool {
        let Form::Flat { columns, rows } = self.form;
        cell.column() < columns && cell.row() < rows
    }

    /// The cell's position in [`Shape::cells`], counted from 0. Only for cells on this board.
    #[must_use]
    pub const fn index(self, cell: Cell) -> usize {
        let Form::Flat { columns, rows } = self.form;
        (rows - 1 - cell.row()) as usize * columns as usize + cell.column() as usize
    }

    /// The cell at this position in [`Shape::cells`].
    #[allow(clippy::cast_possible_truncation, reason = "a side is at most 40 cells long")]
    fn cell_at(self, index: usize) -> Cell {
        let Form::Flat { columns, rows } = self.form;
        let (above, column) = (index / usize::from(columns), index % usize::from(columns));
        Cell::new(column as u8, rows - 1 - above as u8)
    }

    /// All cells, row by row from the top, each row from the left.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        (0..self.cell_count()).map(move |index| self.cell_at(index))
    }

    /// The directions in which lines run, in the order in which [`Shape::lines`] lists them.
    #[must_use]
    pub const fn directions(self) -> &'static [Direction] {
        let Form::Flat { .. } = self.form;
        &[Direction::Row, Direction::Column, Direction::Falling, Direction::Rising]
    }

    /// The line of this many cells that starts here; `None` if it does not fit on the board.
    #[must_use]
    pub fn line(self, start: Cell, direction: Direction, length: u8) -> Option<Line> {
        let line = Line::new(start, direction, length);
        let end = direction.step(start, i16::from(length) - 1)?;
        (self.contains(start) && self.contains(end)).then_some(line)
    }

    /// Every line of this many cells, direction by direction. Within a direction, lines are in the order
    /// of their first cells.
    pub fn lines(self, length: u8) -> impl Iterator<Item = Line> {
        let (directions, cells) = (self.directions(), self.cell_count());
        // As one iterator within another, this would be 264 bytes more in the page's first load.
        (0..directions.len() * cells).filter_map(move |place| {
            self.line(self.cell_at(place % cells), directions[place / cells], length)
        })
    }

    /// Every rotation and reflection that maps the board onto itself. The first one changes nothing.
    /// Each lists where the [cells](Shape::cells) go, in their order.
    pub(in crate::engine) fn symmetries(self) -> Vec<Vec<Cell>> {
        let Form::Flat { columns, rows } = self.form;
        let image = |cell: Cell, [is_mirrored, is_upside_down, is_turned]: [bool; 3]| {
            let column = if is_mirrored { columns - 1 - cell.column() } else { cell.column() };
            let row = if is_upside_down { rows - 1 - cell.row() } else { cell.row() };
            if is_turned { Cell::new(row, column) } else { Cell::new(column, row) }
        };
        let mut symmetries = Vec::new();
        // Only a square can swap its columns and rows.
        let turns: &[bool] = if columns == rows { &[false, true] } else { &[false] };
        for &is_turned in turns {
            for is_upside_down in [false, true] {
                for is_mirrored in [false, true] {
                    let changes = [is_mirrored, is_upside_down, is_turned];
                    symmetries.push(self.cells().map(|cell| image(cell, changes)).collect());
                }
            }
        }
        symmetries
    }
}

/// Columns and rows, as in `15x15`.
impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Form::Flat { columns, rows } = self.form;
        write!(f, "{columns}x{rows}")
    }
}

impl fmt::Display for ShapeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (shortest, longest) = (Shape::SHORTEST, Shape::LONGEST);
        match self {
            Self::Columns(columns) => {
                write!(f, "{columns} columns: a board has {shortest} to {longest}")
            }
            Self::Rows(rows) => write!(f, "{rows} rows: a board has {shortest} to {longest}"),
        }
    }
}

impl Error for ShapeError {}
