//! The cube of 4 by 4 by 4 cells: its 76 lines, and the 192 ways to map cells to cells that map lines to lines.

use in_a_row::engine::{Cell, Shape};

/// The number of cells along each edge.
const EDGE: usize = 4;

/// The number of cells.
pub const CELLS: usize = EDGE * EDGE * EDGE;

/// The number of lines.
pub const LINES: usize = 76;

/// A set of cells, one bit each, in the order in which [`Shape::cells`] lists them.
pub type Cells = u64;

/// A set of lines, one bit each.
pub type Lines = u128;

/// Iterates over the numbers of the cells in a set.
pub fn members(mut cells: Cells) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let cell = (cells != 0).then(|| cells.trailing_zeros() as usize)?;
        cells &= cells - 1;
        Some(cell)
    })
}

/// Iterates over the numbers of the lines in a set.
pub fn line_numbers(mut lines: Lines) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let line = (lines != 0).then(|| lines.trailing_zeros() as usize)?;
        lines &= lines - 1;
        Some(line)
    })
}

/// The cells of each line. Four cells are a line if, along each axis, their coordinate stays, rises or falls by one
/// at each step, and does not stay along all axes.
pub const LINE_CELLS: [Cells; LINES] = line_cells();

/// The lines through each cell.
pub const LINES_THROUGH: [Lines; CELLS] = lines_through();

/// The coordinate of the cell at step `step` along an axis on which the line goes in `way`: 0 to 3 for a coordinate
/// that stays there, 4 for one that rises, 5 for one that falls.
const fn coordinate(way: usize, step: usize) -> usize {
    match way {
        4 => step,
        5 => EDGE - 1 - step,
        stays => stays,
    }
}

const fn line_cells() -> [Cells; LINES] {
    let mut lines = [0; LINES];
    let mut found = 0;
    let mut number = 0;
    while number < 6 * 6 * 6 {
        let ways = [number % 6, number / 6 % 6, number / 36];
        // Each line is found twice, once from each end: the one whose first moving axis rises is kept.
        let first_moving = if ways[0] >= 4 {
            ways[0]
        } else if ways[1] >= 4 {
            ways[1]
        } else {
            ways[2]
        };
        if first_moving == 4 {
            let mut step = 0;
            while step < EDGE {
                let (a, b, c) = (
                    coordinate(ways[0], step),
                    coordinate(ways[1], step),
                    coordinate(ways[2], step),
                );
                lines[found] |= 1 << (a + EDGE * b + EDGE * EDGE * c);
                step += 1;
            }
            found += 1;
        }
        number += 1;
    }
    assert!(found == LINES);
    lines
}

const fn lines_through() -> [Lines; CELLS] {
    let mut through = [0; CELLS];
    let mut line = 0;
    while line < LINES {
        let mut cell = 0;
        while cell < CELLS {
            if LINE_CELLS[line] >> cell & 1 == 1 {
                through[cell] |= 1 << line;
            }
            cell += 1;
        }
        line += 1;
    }
    through
}

/// The symmetries, as tables: where each byte of a set of cells is mapped to.
pub struct Symmetries {
    tables: Vec<[[Cells; 256]; 8]>,
}

impl Symmetries {
    /// All the symmetries that the library knows of the cube.
    pub fn of(shape: Shape) -> Self {
        let table = |images: Vec<Cell>| {
            let image = |cell: usize| shape.index(images[cell]);
            std::array::from_fn(|byte| {
                std::array::from_fn(|bits| {
                    let bits = (bits as Cells) << (8 * byte);
                    members(bits).fold(0, |cells, cell| cells | 1 << image(cell))
                })
            })
        };
        Self { tables: shape.symmetries().into_iter().map(table).collect() }
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.tables.len()
    }

    /// The image of `cells` under symmetry number `symmetry`.
    pub fn map(&self, symmetry: usize, cells: Cells) -> Cells {
        let table = &self.tables[symmetry];
        let bytes = cells.to_le_bytes();
        table.iter().zip(bytes).fold(0, |image, (images, byte)| image | images[usize::from(byte)])
    }

    /// The same pair of sets for all pairs that symmetries map to each other: the least of them.
    pub fn canonical(&self, marks: [Cells; 2]) -> [Cells; 2] {
        let mut least = [Cells::MAX; 2];
        for symmetry in 0..self.count() {
            let first = self.map(symmetry, marks[0]);
            if first <= least[0] {
                let second = self.map(symmetry, marks[1]);
                least = least.min([first, second]);
            }
        }
        least
    }
}
