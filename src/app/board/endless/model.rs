//! The visible part of an endless board.

use std::ops::RangeInclusive;

use crate::engine::{Cell, Shape, Side};

/// The visible part of an endless board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Viewport {
    /// The column of the cell at the top left. The cells at the edges are only partly visible.
    pub left: i16,
    /// The row of the cell at the top left.
    pub top: i16,
    /// The number of columns.
    pub columns: i16,
    /// The number of rows.
    pub rows: i16,
    /// The side of a cell, in CSS pixels.
    pub side: i16,
    /// The distance by which the cells are dragged to the right and down, in CSS pixels: up to half a cell either way.
    pub shift: [i16; 2],
    /// Whether all marks are shown as dots in place of the cells.
    pub is_map: bool,
}

/// A change of the visible part of an endless board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ViewChange {
    /// Moves the cells this far to the right and down, in CSS pixels.
    Drag([i32; 2]),
    /// Gives cells this side, in CSS pixels.
    Side(i32),
    /// Moves the focus to this cell.
    GoTo(Cell),
    /// Moves the focus in this direction to the last cell that is completely visible: to the right and up if positive.
    ToEdge([i16; 2]),
    /// Moves the focus up by this many screens, or down if negative.
    Page(i16),
    /// Shifts the coordinates so that this cell becomes the cell of the first mark.
    NameFrom(Cell),
    /// Shows the cells around the last move, and makes it the tab stop.
    ToLastMove,
    /// Shows the cells again in place of the map.
    ToCells,
}

impl Default for Viewport {
    /// Returns the viewport before anything is measured.
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
    /// More cells than any screen shows in a row.
    pub const LARGEST: i16 = 1000;

    /// The initial side of a cell, in CSS pixels: large enough for a finger.
    pub const USUAL_SIDE: i16 = 40;

    /// Returns the columns that are at least partly visible.
    pub fn columns(self) -> RangeInclusive<i16> {
        self.left..=self.left + self.columns - 1
    }

    /// Returns the rows that are at least partly visible, from the top down.
    pub fn rows(self) -> impl Iterator<Item = i16> {
        (0..self.rows).map(move |down| self.top - down)
    }

    /// Returns the cell in the middle.
    pub const fn middle(self) -> Cell {
        Cell::from_first_mark(self.left + self.columns / 2, self.top - self.rows / 2)
    }

    /// Returns whether the whole cell is visible.
    pub fn has_whole(self, cell: Cell) -> bool {
        self.nearest_whole(cell) == cell
    }

    /// Returns this cell, or the nearest one that is completely visible and on the board.
    pub fn nearest_whole(self, cell: Cell) -> Cell {
        let within = |at: i16, from: i16, to: i16| at.clamp(from, to.max(from));
        nearest_on_board(Cell::from_first_mark(
            within(cell.column(), self.left + 1, self.left + self.columns - 2),
            within(cell.row(), self.top - self.rows + 2, self.top - 1),
        ))
    }

    /// Returns the viewport with this cell in the middle, or with the nearest one on the board.
    #[must_use]
    pub fn around(self, cell: Cell) -> Self {
        let cell = nearest_on_board(cell);
        let (left, top) = (cell.column() - self.columns / 2, cell.row() + self.rows / 2);
        Self { left, top, ..self }
    }

    /// Returns the viewport moved by this many cells.
    #[must_use]
    pub fn moved(self, right: i16, up: i16) -> Self {
        let middle = self.middle();
        let (column, row) =
            (middle.column().saturating_add(right), middle.row().saturating_add(up));
        self.around(Cell::from_first_mark(column, row))
    }

    /// Returns the viewport with as many cells of this side as fill this room, in CSS pixels.
    #[must_use]
    pub fn filling(self, [width, height]: [i16; 2], side: i16) -> Self {
        let middle = self.middle();
        let shift = self.shift.map(|shift| shift.clamp(-side / 2, side / 2));
        Self { columns: width / side + 2, rows: height / side + 2, side, shift, ..self }
            .around(middle)
    }
}

/// Returns this cell, or the nearest one on an endless board.
pub fn nearest_on_board(cell: Cell) -> Cell {
    let [column, row] = [cell.column(), cell.row()].map(|at| at.clamp(-Shape::REACH, Shape::REACH));
    Cell::from_first_mark(column, row)
}

/// Returns the leftmost and the rightmost column with a mark, and the lowest and the highest row; `None` if there is no
/// mark.
pub fn bounds(marks: &[(Cell, Side)]) -> Option<[i16; 4]> {
    let columns = || marks.iter().map(|(cell, _)| cell.column());
    let rows = || marks.iter().map(|(cell, _)| cell.row());
    Some([columns().min()?, columns().max()?, rows().min()?, rows().max()?])
}
