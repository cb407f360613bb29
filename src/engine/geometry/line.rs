use super::{Cell, Direction};

/// Neighbouring cells in one direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Line {
    /// Its first cell, as [`Direction`] reads.
    pub start: Cell,
    /// Where it runs from there.
    pub direction: Direction,
    /// How many cells it has.
    pub length: u8,
}

impl Line {
    /// Its cells, from the first to the last.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        (0..i16::from(self.length)).filter_map(move |steps| self.direction.step(self.start, steps))
    }

    /// Its last cell.
    #[must_use]
    pub fn end(self) -> Cell {
        self.cells().last().unwrap_or(self.start)
    }
}
