use super::{Cell, Direction};

/// Consecutive cells in one direction.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Cell, Direction, Shape};
///
/// let line = Shape::SMALLEST.line(Cell::new(0, 2), Direction::FALLING, 3).expect("it fits");
/// let names: Vec<_> = line.cells().map(|cell| cell.to_string()).collect();
/// assert_eq!(names, ["a3", "b2", "c1"]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Line {
    start: Cell,
    direction: Direction,
    length: u8,
}

impl Line {
    pub(in crate::engine) const fn new(start: Cell, direction: Direction, length: u8) -> Self {
        Self { start, direction, length }
    }

    /// Returns its first cell; the others follow in its [`direction`](Self::direction).
    #[must_use]
    pub const fn start(self) -> Cell {
        self.start
    }

    /// Returns its last cell.
    #[must_use]
    pub fn end(self) -> Cell {
        self.direction.step(self.start, i16::from(self.length) - 1).unwrap_or(self.start)
    }

    /// Returns the direction from its first cell to its last.
    #[must_use]
    pub const fn direction(self) -> Direction {
        self.direction
    }

    /// Returns the number of its cells.
    #[must_use]
    pub const fn length(self) -> u8 {
        self.length
    }

    /// Returns its cells, from the first to the last.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        (0..i16::from(self.length)).filter_map(move |steps| self.direction.step(self.start, steps))
    }

    /// Returns the cell before its first one and the cell after its last one. They need not be on the board.
    pub(in crate::engine) fn neighbours(self) -> impl Iterator<Item = Cell> {
        [-1, i16::from(self.length)]
            .into_iter()
            .filter_map(move |steps| self.direction.step(self.start, steps))
    }
}
