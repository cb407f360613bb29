use super::Cell;

/// The four ways a line can run, each named and ordered as it is read: rows, columns, diagonals.
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
    /// All four, in the order in which lines are looked at.
    pub const ALL: [Self; 4] = [Self::Row, Self::Column, Self::Falling, Self::Rising];

    /// The cell `steps` further along this direction (back, where negative); `None` where no board
    /// can have one.
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
