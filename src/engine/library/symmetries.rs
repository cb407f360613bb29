//! The symmetries of a board, and where each of them puts a cell.

use crate::engine::{Cell, Shape};

/// The symmetries of a board.
#[derive(Clone, Debug)]
pub(super) struct Symmetries {
    shape: Shape,
    cells: Vec<Cell>,
    /// How many symmetries there are.
    count: usize,
    /// The numbers of each cell's images under all symmetries. Empty without end.
    images: Vec<u16>,
    /// The numbers of the cells that all symmetries map to each cell. Empty without end.
    originals: Vec<u16>,
}

/// The rectangle around the marks on a board without end.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bounds {
    left: i16,
    right: i16,
    bottom: i16,
    top: i16,
}

/// A column and a row.
pub(super) type Corner = [i16; 2];

/// Where a cell is after a symmetry: the number of a cell, or, without end, how far it is to the right of the left bottom
/// corner of the rectangle around the marks, and above it.
pub(super) type Place = [i32; 2];

/// How the plane is turned and mirrored: whether columns, then rows, are mirrored, and then exchanged.
pub(super) const ORIENTATIONS: [[bool; 3]; 8] = [
    [false, false, false],
    [true, false, false],
    [false, true, false],
    [true, true, false],
    [false, false, true],
    [true, false, true],
    [false, true, true],
    [true, true, true],
];

impl Symmetries {
    pub(super) fn of(shape: Shape) -> Self {
        let cells: Vec<_> = shape.cells().collect();
        let symmetries = shape.symmetries();
        let count = if shape.has_end() { symmetries.len() } else { ORIENTATIONS.len() };
        let mut images = vec![0; cells.len() * symmetries.len()];
        let mut originals = images.clone();
        for (symmetry, cells) in symmetries.iter().enumerate() {
            for (number, &image) in cells.iter().enumerate() {
                let image = shape.index(image);
                images[number * count + symmetry] = u16::try_from(image).unwrap_or_default();
                originals[image * count + symmetry] = u16::try_from(number).unwrap_or_default();
            }
        }
        Self { shape, cells, count, images, originals }
    }

    pub(super) const fn shape(&self) -> Shape {
        self.shape
    }

    /// Returns how many symmetries there are.
    pub(super) const fn count(&self) -> usize {
        self.count
    }

    /// Returns the numbers of this cell's images under all symmetries. The board must have an end.
    pub(super) fn images(&self, cell: Cell) -> &[u16] {
        let start = self.shape.index(cell) * self.count;
        &self.images[start..start + self.count]
    }

    /// Returns the left bottom corner of the marks after this symmetry.
    pub(super) fn corner(&self, symmetry: usize, bounds: Bounds) -> Corner {
        if self.shape.has_end() || bounds.left > bounds.right {
            return [0, 0];
        }
        let [is_mirrored, is_upside_down, is_turned] = ORIENTATIONS[symmetry];
        let column = if is_mirrored { -bounds.right } else { bounds.left };
        let row = if is_upside_down { -bounds.top } else { bounds.bottom };
        if is_turned { [row, column] } else { [column, row] }
    }

    /// Returns the place of a cell after this symmetry, which has the marks in this corner.
    pub(super) fn place(&self, symmetry: usize, corner: Corner, cell: Cell) -> Place {
        if self.shape.has_end() {
            return [self.images(cell)[symmetry].into(), 0];
        }
        let [is_mirrored, is_upside_down, is_turned] = ORIENTATIONS[symmetry];
        let [column, row] = [cell.column(), cell.row()].map(i32::from);
        let column = if is_mirrored { -column } else { column };
        let row = if is_upside_down { -row } else { row };
        let [column, row] = if is_turned { [row, column] } else { [column, row] };
        [column - i32::from(corner[0]), row - i32::from(corner[1])]
    }

    /// Returns the cell that is at this place after this symmetry, which has the marks in this corner.
    pub(super) fn cell(&self, symmetry: usize, corner: Corner, place: Place) -> Option<Cell> {
        if self.shape.has_end() {
            let image = usize::try_from(place[0]).ok()?;
            let number = self.originals.get(image * self.count + symmetry)?;
            return self.cells.get(usize::from(*number)).copied();
        }
        let [is_mirrored, is_upside_down, is_turned] = ORIENTATIONS[symmetry];
        let [column, row] = [place[0] + i32::from(corner[0]), place[1] + i32::from(corner[1])];
        let [column, row] = if is_turned { [row, column] } else { [column, row] };
        let column = if is_mirrored { -column } else { column };
        let row = if is_upside_down { -row } else { row };
        Some(Cell::from_first_mark(column.try_into().ok()?, row.try_into().ok()?))
    }
}

impl Bounds {
    /// The rectangle around no marks.
    pub(super) const NONE: Self =
        Self { left: i16::MAX, right: i16::MIN, bottom: i16::MAX, top: i16::MIN };

    /// Returns the rectangle around these marks and one more.
    pub(super) fn with(self, cell: Cell) -> Self {
        Self {
            left: self.left.min(cell.column()),
            right: self.right.max(cell.column()),
            bottom: self.bottom.min(cell.row()),
            top: self.top.max(cell.row()),
        }
    }
}
