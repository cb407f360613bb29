use crate::engine::{Cell, Form, Shape};

/// The cells of a board, or of one of its layers, and where they are in the picture.
#[derive(Clone, Copy, Debug)]
pub(super) struct Frame {
    /// Its top left corner.
    pub at: [i32; 2],
    /// Its width and height.
    pub size: [i32; 2],
    /// The column and row of its top left cell.
    first: [i32; 2],
    /// Its number of columns and rows.
    pub cells: [i32; 2],
    /// Its layer on a board in space.
    pub layer: Option<u8>,
}

/// The smallest cell that is drawn, in pixels. If cells are smaller, all marks are dots.
pub(super) const SMALLEST_CELL: i32 = 12;

/// How many cells are visible around the marks on a board without end.
const AROUND: i32 = 2;

/// The fewest visible cells of a board without end, in each direction.
const FEWEST: i32 = 9;

/// The height above a layer for its name.
pub(super) const NAME: i32 = 40;

/// The gap between two layers.
const GAP: i32 = 32;

impl Frame {
    /// Returns the frames of a board in this area: one for each layer.
    pub fn all(
        shape: Shape,
        marks: &[Cell],
        at: [i32; 2],
        room: [i32; 2],
        margin: i32,
    ) -> Vec<Self> {
        let cells = [shape.columns(), shape.rows()].map(i32::from);
        match shape.form() {
            Form::Cube { .. } => layers(cells, shape.layers(), at, room),
            Form::Flat { .. } => vec![Self::in_middle([0, cells[1] - 1], cells, at, room, margin)],
            Form::Endless => {
                let (first, cells) = around(marks);
                vec![Self::in_middle(first, cells, at, room, margin)]
            }
        }
    }

    fn in_middle(
        first: [i32; 2],
        cells: [i32; 2],
        [x, y]: [i32; 2],
        room: [i32; 2],
        margin: i32,
    ) -> Self {
        let [wide, high] = room.map(|length| length - 2 * margin);
        let cell = (wide / cells[0]).min(high / cells[1]);
        let size = if cell >= SMALLEST_CELL {
            cells.map(|count| count * cell)
        } else {
            // The distance between dots need not be a whole number of pixels.
            let longest = cells[0].max(cells[1]);
            cells.map(|count| (count * wide.min(high) / longest).max(1))
        };
        let at = [x + (room[0] - size[0]) / 2, y + (room[1] - size[1]) / 2];
        Self { at, size, first, cells, layer: None }
    }

    /// Returns the side of a cell in whole pixels.
    pub const fn side(&self) -> i32 {
        self.size[0] / self.cells[0]
    }

    /// Returns the column and row of a cell, counted from the top left of the frame.
    pub fn place(&self, cell: Cell) -> [i32; 2] {
        [i32::from(cell.column()) - self.first[0], self.first[1] - i32::from(cell.row())]
    }

    /// Returns the centre of a cell in the picture.
    pub fn middle(&self, cell: Cell) -> [i32; 2] {
        let place = self.place(cell);
        let along = |n: usize| self.at[n] + (2 * place[n] + 1) * self.size[n] / (2 * self.cells[n]);
        [along(0), along(1)]
    }
}

/// Makes the layers as large as possible. The lowest comes first; an incomplete last row is centred.
fn layers(cells: [i32; 2], count: u8, [x, y]: [i32; 2], room: [i32; 2]) -> Vec<Frame> {
    let all = i32::from(count);
    let cell_with = |in_row: i32| {
        let rows = (all + in_row - 1) / in_row;
        let wide = (room[0] - GAP * (in_row - 1)) / in_row;
        let high = (room[1] - GAP * (rows - 1)) / rows - NAME;
        wide.min(high) / cells[0]
    };
    let in_row = (1..=all).max_by_key(|&in_row| cell_with(in_row)).unwrap_or(1);
    let cell = cell_with(in_row);
    let size = cells.map(|count| count * cell);
    let rows = (all + in_row - 1) / in_row;
    let high = rows * (size[1] + NAME) + (rows - 1) * GAP;
    let frame = |layer: u8| {
        let number = i32::from(layer);
        let (column, row) = (number % in_row, number / in_row);
        let in_this = in_row.min(all - row * in_row);
        let wide = in_this * size[0] + (in_this - 1) * GAP;
        let at = [
            x + (room[0] - wide) / 2 + column * (size[0] + GAP),
            y + (room[1] - high) / 2 + row * (size[1] + NAME + GAP) + NAME,
        ];
        Frame { at, size, first: [0, cells[1] - 1], cells, layer: Some(layer) }
    };
    (0..count).map(frame).collect()
}

/// Returns the visible part of a board without end, which contains all marks: its top left cell and its size in cells.
fn around(marks: &[Cell]) -> ([i32; 2], [i32; 2]) {
    let span = |of: fn(&Cell) -> i16| {
        let places = || marks.iter().map(of).map(i32::from);
        let (low, high) = (places().min().unwrap_or(0), places().max().unwrap_or(0));
        let missing = (FEWEST - (high - low + 1)).max(2 * AROUND);
        let low = low - missing / 2;
        (low, high + missing - missing / 2)
    };
    let (left, right) = span(|cell| cell.column());
    let (bottom, top) = span(|cell| cell.row());
    ([left, top], [right - left + 1, top - bottom + 1])
}
