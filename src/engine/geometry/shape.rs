use std::{error::Error, fmt};

use super::{Cell, Direction, Line, symmetries};

/// The cells of a board and the lines that they form. Every value of this type is a playable board.
///
/// All code that depends on how cells are laid out is here: after adding a new form of board, the compiler
/// points at every method that has to handle it.
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
///
/// // In space, lines run through the layers too.
/// let cube = Shape::cube(4)?;
/// assert!(cube.contains("4d4".parse()?));
/// assert_eq!(cube.lines(4).count(), 76);
///
/// // Without end.
/// assert!(Shape::ENDLESS.contains("l12000u30000".parse()?));
/// assert!(!Shape::ENDLESS.contains(Cell::from_first_mark(0, 30_001)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shape {
    form: Form,
}

/// The layout of a board's cells.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Form, Shape};
///
/// assert_eq!(Shape::flat(15, 10)?.form(), Form::Flat { columns: 15, rows: 10 });
/// assert_eq!(Shape::cube(3)?.form(), Form::Cube { side: 3 });
/// # Ok::<(), in_a_row::engine::ShapeError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Form {
    /// In rows from the top, one below the other.
    Flat {
        /// The number of columns.
        columns: u8,
        /// The number of rows.
        rows: u8,
    },
    /// In space, with as many layers as each layer has columns and rows.
    Cube {
        /// The length of each side, in cells.
        side: u8,
    },
    /// Without end: as far as [`Shape::REACH`] in each direction from the first mark. There are too many cells to
    /// draw or list, so methods that list or count the cells of a board return none.
    Endless,
}

/// The reason why a board cannot have the requested size.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Shape, ShapeError};
///
/// assert_eq!(Shape::flat(15, 50), Err(ShapeError::Rows(50)));
/// assert_eq!(ShapeError::Rows(50).to_string(), "50 rows: a board has 3 to 40");
/// assert_eq!(Shape::cube(6), Err(ShapeError::Cube));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShapeError {
    /// This number of columns is less than [`Shape::SHORTEST`] or more than [`Shape::LONGEST`].
    Columns(u8),
    /// This number of rows is less than [`Shape::SHORTEST`] or more than [`Shape::LONGEST`].
    Rows(u8),
    /// The sides of a board in space are not equal, or are shorter than [`Shape::SHORTEST`] or longer than
    /// [`Shape::LONGEST_IN_SPACE`].
    Cube,
}

/// The text of the board without end.
pub(in crate::engine) const ENDLESS: &str = "endless";

impl Shape {
    /// The shortest side of a board, in cells.
    pub const SHORTEST: u8 = 3;
    /// The longest side of a board, in cells.
    pub const LONGEST: u8 = 40;
    /// The longest side of a board in space, in cells.
    pub const LONGEST_IN_SPACE: u8 = 5;

    /// The distance of the farthest cells of a board without end from the first mark, in each direction.
    pub const REACH: i16 = 30_000;

    /// The board without end.
    pub const ENDLESS: Self = Self { form: Form::Endless };

    /// The flat board of 3x3 cells.
    pub const SMALLEST: Self =
        Self { form: Form::Flat { columns: Self::SHORTEST, rows: Self::SHORTEST } };

    /// Creates a flat board.
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

    /// Creates a board in space.
    ///
    /// # Errors
    /// Its sides are too short or too long.
    pub fn cube(side: u8) -> Result<Self, ShapeError> {
        let is_allowed = (Self::SHORTEST..=Self::LONGEST_IN_SPACE).contains(&side);
        is_allowed.then_some(Self { form: Form::Cube { side } }).ok_or(ShapeError::Cube)
    }

    /// Returns the layout of its cells.
    #[must_use]
    pub const fn form(self) -> Form {
        self.form
    }

    /// Returns whether it has an end. If not, methods that list or count its cells return none.
    #[must_use]
    pub const fn has_end(self) -> bool {
        !matches!(self.form, Form::Endless)
    }

    /// Returns the width of the board, in cells; 0 without end.
    #[must_use]
    pub const fn columns(self) -> u8 {
        match self.form {
            Form::Flat { columns, .. } => columns,
            Form::Cube { side } => side,
            Form::Endless => 0,
        }
    }

    /// Returns the height of a flat board or of a layer, in cells; 0 without end.
    #[must_use]
    pub const fn rows(self) -> u8 {
        match self.form {
            Form::Flat { rows, .. } => rows,
            Form::Cube { side } => side,
            Form::Endless => 0,
        }
    }

    /// Returns the number of layers: 1 unless the board is in space.
    #[must_use]
    pub const fn layers(self) -> u8 {
        match self.form {
            Form::Flat { .. } | Form::Endless => 1,
            Form::Cube { side } => side,
        }
    }

    /// Returns the length of the longest side, in cells; no line is longer. [`u8::MAX`] without end.
    #[must_use]
    pub const fn longest_side(self) -> u8 {
        let (columns, rows) = (self.columns(), self.rows());
        match self.form {
            Form::Endless => u8::MAX,
            _ if columns > rows => columns,
            _ => rows,
        }
    }

    /// Returns the number of cells; 0 without end.
    #[must_use]
    pub const fn cell_count(self) -> usize {
        self.layers() as usize * self.cells_on_layer()
    }

    const fn cells_on_layer(self) -> usize {
        self.columns() as usize * self.rows() as usize
    }

    /// Returns whether a board without end has cells in this column or row.
    pub(in crate::engine) const fn is_in_reach(at: i16) -> bool {
        -Self::REACH <= at && at <= Self::REACH
    }

    /// Returns whether the cell is on this board.
    #[must_use]
    pub const fn contains(self, cell: Cell) -> bool {
        let (column, row) = (cell.column(), cell.row());
        let is_within =
            0 <= column && column < self.columns() as i16 && 0 <= row && row < self.rows() as i16;
        match (self.form, cell.layer()) {
            (Form::Endless, _) => {
                cell.is_endless() && Self::is_in_reach(column) && Self::is_in_reach(row)
            }
            (Form::Flat { .. }, None) => is_within && !cell.is_endless(),
            (Form::Cube { side }, Some(layer)) => is_within && layer < side,
            _ => false,
        }
    }

    /// Returns the cell's position in [`Shape::cells`], counted from 0. The cell must be on this board, which must
    /// have an end.
    #[must_use]
    #[allow(
        clippy::cast_sign_loss,
        reason = "cells of a board with an end have no negative numbers"
    )]
    pub const fn index(self, cell: Cell) -> usize {
        let below = match cell.layer() {
            Some(layer) => layer as usize * self.cells_on_layer(),
            None => 0,
        };
        let from_top = (self.rows() as i16 - 1 - cell.row()) as usize;
        below + from_top * self.columns() as usize + cell.column() as usize
    }

    /// Returns the cell at this position in [`Shape::cells`].
    #[allow(
        clippy::cast_possible_truncation,
        clippy::cast_possible_wrap,
        reason = "a side is at most 40 cells long"
    )]
    fn cell_at(self, index: usize) -> Cell {
        let (below, index) = (index / self.cells_on_layer(), index % self.cells_on_layer());
        let columns = usize::from(self.columns());
        let (column, row) =
            ((index % columns) as i16, i16::from(self.rows()) - 1 - (index / columns) as i16);
        match self.form {
            Form::Cube { .. } => Cell::on_layer(below as u8, column, row),
            Form::Flat { .. } | Form::Endless => Cell::new(column, row),
        }
    }

    /// Returns all cells: layer by layer from the bottom, each layer row by row from the top, each row from the left.
    /// None without end.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        (0..self.cell_count()).map(move |index| self.cell_at(index))
    }

    /// Returns the directions in which lines run, in the order in which [`Shape::lines`] lists them.
    #[must_use]
    pub const fn directions(self) -> &'static [Direction] {
        match self.form {
            Form::Flat { .. } | Form::Endless => &Direction::FLAT,
            Form::Cube { .. } => &Direction::IN_SPACE,
        }
    }

    /// Returns the line of this many cells that starts here, or `None` if it does not fit on the board.
    #[must_use]
    pub fn line(self, start: Cell, direction: Direction, length: u8) -> Option<Line> {
        let line = Line::new(start, direction, length);
        let end = direction.step(start, i16::from(length) - 1)?;
        (self.contains(start) && self.contains(end)).then_some(line)
    }

    /// Returns every line of this many cells, direction by direction. Within a direction, lines are in the order
    /// of their first cells. None without end.
    pub fn lines(self, length: u8) -> impl Iterator<Item = Line> {
        let (directions, cells) = (self.directions(), self.cell_count());
        // Nested iterators would add 264 bytes to the page's first load.
        (0..directions.len() * cells).filter_map(move |place| {
            self.line(self.cell_at(place % cells), directions[place / cells], length)
        })
    }

    /// Returns every permutation of the cells that maps lines to lines: rotations, reflections, and some more on cubes
    /// with four or five cells a side. The first one is the identity. Each lists the images of the
    /// [cells](Shape::cells), in their order. None without end.
    ///
    /// # Examples
    /// ```
    /// use in_a_row::engine::Shape;
    ///
    /// assert_eq!(Shape::flat(15, 15)?.symmetries().len(), 8);
    /// assert_eq!(Shape::cube(3)?.symmetries().len(), 48);
    /// assert_eq!(Shape::cube(4)?.symmetries().len(), 192);
    /// # Ok::<(), in_a_row::engine::ShapeError>(())
    /// ```
    #[must_use]
    pub fn symmetries(self) -> Vec<Vec<Cell>> {
        let cells: Vec<_> = self.cells().collect();
        match self.form {
            Form::Flat { columns, rows } => {
                let last = [i16::from(columns) - 1, i16::from(rows) - 1];
                symmetries::of_rectangle(&cells, [0, 0], last)
            }
            Form::Cube { side } => symmetries::of_cube(&cells, side),
            Form::Endless => Vec::new(),
        }
    }
}

/// Writes columns and rows, as in `15x15`, and in space also layers, as in `4x4x4`. Without end, writes `endless`.
impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.form {
            Form::Flat { columns, rows } => write!(f, "{columns}x{rows}"),
            Form::Cube { side } => write!(f, "{side}x{side}x{side}"),
            Form::Endless => f.write_str(ENDLESS),
        }
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
            Self::Cube => {
                let longest = Shape::LONGEST_IN_SPACE;
                write!(f, "a board in space has three equal sides of {shortest} to {longest}")
            }
        }
    }
}

impl Error for ShapeError {}
