use super::Cell;

/// A direction in which lines run. [`Shape::directions`](super::Shape::directions) lists those of a
/// board.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Cell, Direction};
///
/// let (bottom_left, c3) = (Cell::new(0, 0), Cell::new(2, 2));
/// assert_eq!(Direction::Rising.step(bottom_left, 2), Some(c3));
/// assert_eq!(Direction::Rising.step(bottom_left, -1), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// From left to right.
    Row,
    /// From top to bottom.
    Column,
    /// From the upper left to the lower right.
    Falling,
    /// From the lower left to the upper right.
    Rising,
}

impl Direction {
    /// The cell `steps` further in this direction; a negative number steps backwards. `None` if no board
    /// can have such a cell.
    #[must_use]
    pub fn step(self, from: Cell, steps: i16) -> Option<Cell> {
        let (columns, rows) = match self {
            Self::Row => (steps, 0),
            Self::Column => (0, -steps),
            Self::Falling => (steps, -steps),
            Self::Rising => (steps, steps),
        };
        let column = u8::try_from(i16::from(from.column()) + columns).ok()?;
        let row = u8::try_from(i16::from(from.row()) + rows).ok()?;
        Some(Cell::new(column, row))
    }
}
