//! The part of a board without end that is seen.

use std::ops::RangeInclusive;

use crate::engine::{Cell, Shape, Side};

/// Which part of a board without end is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Viewport {
    /// The cell at the top left. It and all others at the edges are seen in part.
    pub left: i16,
    /// Its row.
    pub top: i16,
    /// How many cells there are from left to right, and from the top down.
    pub columns: i16,
    /// The number of rows.
    pub rows: i16,
    /// The side of a cell, in CSS pixels.
    pub side: i16,
    /// How far the cells have been dragged to the right and down, in CSS pixels: up to half a cell either way.
    pub shift: [i16; 2],
    /// All marks are seen as dots, instead of cells.
    pub is_map: bool,
}

impl Default for Viewport {
    /// Where nothing has been measured yet.
    fn default() -> Self {
        Self {
            left: 0,
            top: 0,
            columns: 1,
            rows: 1,
            side: Self::USUAL_SIDE,
            shift: [0, 0],
            is_map: false,
        }
    }
}

impl Viewport {
    /// No screen shows as many cells in a row.
    pub const LARGEST: i16 = 1000;

    /// The side of a cell at first, in CSS pixels: a finger hits it for certain.
    pub const USUAL_SIDE: i16 = 40;

    /// The columns that are seen, at least in part.
    pub fn columns(self) -> RangeInclusive<i16> {
        self.left..=self.left + self.columns - 1
    }

    /// The rows that are seen, at least in part, from the top down.
    pub fn rows(self) -> impl Iterator<Item = i16> {
        (0..self.rows).map(move |down| self.top - down)
    }

    /// The cell in the middle.
    pub const fn middle(self) -> Cell {
        Cell::from_first_mark(self.left + self.columns / 2, self.top - self.rows / 2)
    }

    /// Whether the whole cell is seen.
    pub fn has_whole(self, cell: Cell) -> bool {
        self.nearest_whole(cell) == cell
    }

    /// The cell, or the one nearest to it that is seen whole and is on the board.
    pub fn nearest_whole(self, cell: Cell) -> Cell {
        let within = |at: i16, from: i16, to: i16| at.clamp(from, to.max(from));
        nearest_on_board(Cell::from_first_mark(
            within(cell.column(), self.left + 1, self.left + self.columns - 2),
            within(cell.row(), self.top - self.rows + 2, self.top - 1),
        ))
    }

    /// The same, with this cell in the middle; or, for one that is not on the board, the nearest.
    #[must_use]
    pub fn around(self, cell: Cell) -> Self {
        let cell = nearest_on_board(cell);
        let (left, top) = (cell.column() - self.columns / 2, cell.row() + self.rows / 2);
        Self { left, top, ..self }
    }

    /// The same, moved by so many cells.
    #[must_use]
    pub fn moved(self, right: i16, up: i16) -> Self {
        let middle = self.middle();
        let (column, row) =
            (middle.column().saturating_add(right), middle.row().saturating_add(up));
        self.around(Cell::from_first_mark(column, row))
    }

    /// The same, with as many cells of this side as fill so much room, in CSS pixels.
    #[must_use]
    pub fn filling(self, [width, height]: [i16; 2], side: i16) -> Self {
        let middle = self.middle();
        let shift = self.shift.map(|shift| shift.clamp(-side / 2, side / 2));
        Self { columns: width / side + 2, rows: height / side + 2, side, shift, ..self }
            .around(middle)
    }
}

/// The cell, or the one nearest to it that a board without end has.
pub fn nearest_on_board(cell: Cell) -> Cell {
    let [column, row] = [cell.column(), cell.row()].map(|at| at.clamp(-Shape::REACH, Shape::REACH));
    Cell::from_first_mark(column, row)
}

/// The leftmost and the rightmost column with a mark, and the lowest and the highest row; `None` if there is no mark.
pub fn bounds(marks: &[(Cell, Side)]) -> Option<[i16; 4]> {
    let columns = || marks.iter().map(|(cell, _)| cell.column());
    let rows = || marks.iter().map(|(cell, _)| cell.row());
    Some([columns().min()?, columns().max()?, rows().min()?, rows().max()?])
}
