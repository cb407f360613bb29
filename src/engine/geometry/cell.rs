/// A place on a flat board: column from the left and row from the bottom, both counted from 0.
///
/// Written `a1` for the bottom left (see [`notation`](crate::engine::notation)). A cell by itself belongs to
/// no board; [`Rules::contains`](crate::engine::Rules::contains) says whether it is on one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cell {
    /// Columns to the left of this cell.
    pub column: u8,
    /// Rows below this cell.
    pub row: u8,
}

impl Cell {
    /// The cell with this many columns to its left and rows below it.
    #[must_use]
    pub const fn new(column: u8, row: u8) -> Self {
        Self { column, row }
    }
}
