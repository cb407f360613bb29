use super::Cell;

/// A direction in which lines run. [`Shape::directions`](super::Shape::directions) lists those of a
/// board.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Cell, Direction};
///
/// let (bottom_left, c3) = (Cell::new(0, 0), Cell::new(2, 2));
/// assert_eq!(Direction::RISING.step(bottom_left, 2), Some(c3));
/// assert_eq!(Direction::RISING.step(c3, -2), Some(bottom_left));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Direction {
    /// The step to the right from one cell to the next: -1, 0 or 1.
    columns: i8,
    /// The step towards the top row: -1, 0 or 1.
    rows: i8,
    /// The step towards the top layer: -1, 0 or 1.
    layers: i8,
}

impl Direction {
    /// From left to right.
    pub const ROW: Self = Self::new(1, 0, 0);
    /// From top to bottom.
    pub const COLUMN: Self = Self::new(0, -1, 0);
    /// From the upper left to the lower right.
    pub const FALLING: Self = Self::new(1, -1, 0);
    /// From the lower left to the upper right.
    pub const RISING: Self = Self::new(1, 1, 0);

    /// The directions of a flat board.
    pub(super) const FLAT: [Self; 4] = [Self::ROW, Self::COLUMN, Self::FALLING, Self::RISING];

    /// The directions of a board in space: first those within a layer, then straight up, then up and along a row or
    /// a column, then up and along a diagonal.
    pub(super) const IN_SPACE: [Self; 13] = [
        Self::ROW,
        Self::COLUMN,
        Self::FALLING,
        Self::RISING,
        Self::new(0, 0, 1),
        Self::new(1, 0, 1),
        Self::new(-1, 0, 1),
        Self::new(0, 1, 1),
        Self::new(0, -1, 1),
        Self::new(1, 1, 1),
        Self::new(-1, -1, 1),
        Self::new(1, -1, 1),
        Self::new(-1, 1, 1),
    ];

    const fn new(columns: i8, rows: i8, layers: i8) -> Self {
        Self { columns, rows, layers }
    }

    /// Returns the cell `steps` further in this direction; a negative number steps backwards. The cell need not be
    /// on the board. Returns `None` if its coordinates would overflow.
    #[must_use]
    pub fn step(self, from: Cell, steps: i16) -> Option<Cell> {
        let go = |by: i8| i16::from(by) * steps;
        from.moved(go(self.columns), go(self.rows), go(self.layers))
    }

    /// Returns the distance between neighbours in this direction in a list of all cells of a flat board, row by
    /// row from the bottom, in which rows are `row` cells apart.
    pub(in crate::engine) const fn offset(self, row: usize) -> usize {
        (self.rows as isize * row.cast_signed() + self.columns as isize).unsigned_abs()
    }
}
