//! What is played: the board and what wins on it, and when nobody can win any more.

mod live_lines;

use std::{error::Error, fmt};

pub(super) use live_lines::LiveLines;

use super::{Cell, Direction, Line};

/// What a run longer than the winning length is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Overline {
    /// It wins as well: *k or more* in a row.
    Wins,
    /// It does not count: *exactly k* in a row.
    Ignored,
}

/// The board and what wins on it. A value of this type is always playable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    columns: u8,
    rows: u8,
    run: u8,
    overline: Overline,
}

/// The bound that a board or a run length broke.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RulesError {
    /// This many columns are fewer than [`Rules::SHORTEST`] or more than [`Rules::LONGEST`].
    Columns(u8),
    /// This many rows are fewer than [`Rules::SHORTEST`] or more than [`Rules::LONGEST`].
    Rows(u8),
    /// The run is shorter than [`Rules::SHORTEST`] or longer than the board's longer side.
    Run {
        /// The run that was asked for, in cells.
        run: u8,
        /// The longest that this board can hold, in cells.
        longest: u8,
    },
}

impl Rules {
    /// The shortest side and the shortest run, in cells.
    pub const SHORTEST: u8 = 3;
    /// The longest side, in cells.
    pub const LONGEST: u8 = 40;

    /// Noughts and crosses: 3x3, three in a row.
    pub const NOUGHTS_AND_CROSSES: Self =
        Self { columns: 3, rows: 3, run: 3, overline: Overline::Wins };

    /// The one place where rules are checked.
    ///
    /// # Errors
    /// Names the first bound that is broken: columns, rows, run.
    pub fn new(columns: u8, rows: u8, run: u8, overline: Overline) -> Result<Self, RulesError> {
        let sides = Self::SHORTEST..=Self::LONGEST;
        let longest = columns.max(rows);
        if !sides.contains(&columns) {
            Err(RulesError::Columns(columns))
        } else if !sides.contains(&rows) {
            Err(RulesError::Rows(rows))
        } else if !(Self::SHORTEST..=longest).contains(&run) {
            Err(RulesError::Run { run, longest })
        } else {
            Ok(Self { columns, rows, run, overline })
        }
    }

    /// Width of the board, in cells.
    #[must_use]
    pub const fn columns(self) -> u8 {
        self.columns
    }

    /// Height of the board, in cells.
    #[must_use]
    pub const fn rows(self) -> u8 {
        self.rows
    }

    /// How many in a row win.
    #[must_use]
    pub const fn run(self) -> u8 {
        self.run
    }

    /// What a longer run is worth.
    #[must_use]
    pub const fn overline(self) -> Overline {
        self.overline
    }

    /// How many cells the board has.
    #[must_use]
    pub const fn cell_count(self) -> usize {
        self.columns as usize * self.rows as usize
    }

    /// Whether the cell is on this board.
    #[must_use]
    pub const fn contains(self, cell: Cell) -> bool {
        cell.column() < self.columns && cell.row() < self.rows
    }

    /// The cell's place in [`Rules::cells`]. Only for cells on this board.
    #[must_use]
    pub const fn index(self, cell: Cell) -> usize {
        (self.rows - 1 - cell.row()) as usize * self.columns as usize + cell.column() as usize
    }

    /// All cells, row by row from the top, each row from the left.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        (0..self.rows)
            .rev()
            .flat_map(move |row| (0..self.columns).map(move |column| Cell::new(column, row)))
    }

    /// All places for a winning run: every line of [`run`](Self::run) cells, rows first, then
    /// columns, then diagonals, in each direction from the top left.
    pub fn lines(self) -> impl Iterator<Item = Line> {
        Direction::ALL.into_iter().flat_map(move |direction| {
            self.cells().filter_map(move |start| self.line_from(start, direction))
        })
    }

    /// The line of winning length that starts here, where the board has room for it.
    pub(super) fn line_from(self, start: Cell, direction: Direction) -> Option<Line> {
        let end = direction.step(start, i16::from(self.run) - 1)?;
        (self.contains(start) && self.contains(end)).then_some(Line {
            start,
            direction,
            length: self.run,
        })
    }

    /// Whether a run of this many own marks wins.
    pub(super) const fn wins(self, length: u8) -> bool {
        match self.overline {
            Overline::Wins => length >= self.run,
            Overline::Ignored => length == self.run,
        }
    }
}

impl fmt::Display for RulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (shortest, longest) = (Rules::SHORTEST, Rules::LONGEST);
        match self {
            Self::Columns(columns) => {
                write!(f, "{columns} columns: a board has {shortest} to {longest}")
            }
            Self::Rows(rows) => write!(f, "{rows} rows: a board has {shortest} to {longest}"),
            Self::Run { run, longest } => {
                write!(f, "{run} in a row: this board allows {shortest} to {longest}")
            }
        }
    }
}

impl Error for RulesError {}
