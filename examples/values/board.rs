//! A flat board as sets of cells, so that what all its lines lack is found with a few shifts.

use in_a_row::engine::{Cell, Form, Overline, Rules};

/// A set of cells, one bit each.
///
/// The cells of a row are neighbours, and a bit that stands for no cell follows each row. So no line runs from the end
/// of one row into the next.
pub type Cells = u128;

/// A side by its number: who plays first, and the other.
pub type Side = usize;
pub const FIRST: Side = 0;
pub const SECOND: Side = 1;

/// The cells of both sides.
pub type Marks = [Cells; 2];

/// A board on which `run` or more in a row win.
pub struct Board {
    rules: Rules,
    /// All its cells.
    all: Cells,
    run: u32,
    /// How far apart neighbours on a line are, as bits, for each direction of lines.
    steps: [u32; 4],
    /// For each symmetry of the board, where each byte of a set of cells goes.
    symmetries: Vec<Vec<[Cells; 256]>>,
}

/// Iterates over the cells of a set, as sets of one cell each.
pub fn members(mut cells: Cells) -> impl Iterator<Item = Cells> {
    std::iter::from_fn(move || {
        let cell = cells & cells.wrapping_neg();
        cells &= !cell;
        (cell != 0).then_some(cell)
    })
}

/// The marks after a move of `side`.
pub const fn after(mut marks: Marks, side: Side, cell: Cells) -> Marks {
    marks[side] |= cell;
    marks
}

impl Board {
    /// `None` for rules that this program does not know, and for boards that are too large.
    pub fn new(rules: Rules) -> Option<Self> {
        let shape = rules.shape();
        let Form::Flat { .. } = shape.form() else { return None };
        let stride = u32::from(shape.columns()) + 1;
        if rules.overline() != Overline::Wins || stride * u32::from(shape.rows()) > Cells::BITS {
            return None;
        }
        let mut board = Self {
            rules,
            all: 0,
            run: u32::from(rules.run()),
            steps: [1, stride, stride - 1, stride + 1],
            symmetries: Vec::new(),
        };
        board.all = shape.cells().map(|cell| board.bit(cell)).sum();
        board.symmetries = board.symmetries();
        Some(board)
    }

    /// The set of this one cell.
    pub fn bit(&self, cell: Cell) -> Cells {
        let stride = i32::from(self.rules.shape().columns()) + 1;
        1 << (i32::from(cell.row()) * stride + i32::from(cell.column()))
    }

    pub const fn rules(&self) -> Rules {
        self.rules
    }

    pub const fn free(&self, marks: Marks) -> Cells {
        self.all & !(marks[FIRST] | marks[SECOND])
    }

    /// The free cells that would complete a line of `side`.
    pub fn completing(&self, marks: Marks, side: Side) -> Cells {
        self.lacking::<1>(marks, side)
    }

    /// The free cells on lines of `side` that lack two marks and can still be completed. A move there threatens to
    /// complete the line.
    pub fn threatening(&self, marks: Marks, side: Side) -> Cells {
        self.lacking::<2>(marks, side)
    }

    /// The free cells on lines in which `COUNT` cells are free and all others are of `side`: at most two.
    fn lacking<const COUNT: usize>(&self, marks: Marks, side: Side) -> Cells {
        let (own, free) = (marks[side], self.free(marks));
        let mut found = 0;
        for step in self.steps {
            // The first cells of lines in which so many cells are free, as far as they have been looked at.
            let mut starts = [Cells::MAX, 0, 0];
            for place in 0..self.run {
                let (own, free) = (own >> (place * step), free >> (place * step));
                for count in (1..=COUNT).rev() {
                    starts[count] = starts[count] & own | starts[count - 1] & free;
                }
                starts[0] &= own;
            }
            for place in 0..self.run {
                found |= starts[COUNT] << (place * step);
            }
        }
        found & free
    }

    /// The cells of each line that `side` can still complete.
    pub fn live_lines(&self, marks: Marks, side: Side) -> impl Iterator<Item = Cells> {
        self.live_starts(marks, side).flat_map(move |(step, starts)| {
            members(starts).map(move |start| {
                (0..self.run).fold(0, |line, place| line | start << (place * step))
            })
        })
    }

    /// The free cells on lines that `side` can still complete.
    pub fn live(&self, marks: Marks, side: Side) -> Cells {
        let lines = self.live_starts(marks, side);
        let cells = lines.fold(0, |cells, (step, starts)| {
            (0..self.run).fold(cells, |cells, place| cells | starts << (place * step))
        });
        cells & self.free(marks)
    }

    /// For each direction, the first cells of the lines that `side` can still complete.
    fn live_starts(&self, marks: Marks, side: Side) -> impl Iterator<Item = (u32, Cells)> {
        let open = self.all & !marks[1 - side];
        self.steps.into_iter().map(move |step| {
            (step, (0..self.run).fold(open, |starts, place| starts & open >> (place * step)))
        })
    }

    /// The same marks for all that symmetries of the board map to each other: the least of them.
    pub fn canonical(&self, marks: Marks) -> Marks {
        let mut least = [Cells::MAX; 2];
        for symmetry in &self.symmetries {
            let first = image(symmetry, marks[FIRST]);
            if first <= least[FIRST] {
                least = least.min([first, image(symmetry, marks[SECOND])]);
            }
        }
        least
    }

    fn symmetries(&self) -> Vec<Vec<[Cells; 256]>> {
        let shape = self.rules.shape();
        let of_images = |images: Vec<Cell>| {
            let mut images_of_bits = [0; Cells::BITS as usize];
            for (cell, &image) in shape.cells().zip(&images) {
                images_of_bits[self.bit(cell).trailing_zeros() as usize] = self.bit(image);
            }
            let bytes = (Cells::BITS - self.all.leading_zeros()).div_ceil(8) as usize;
            let of_byte = |byte: usize| {
                std::array::from_fn(|bits| {
                    (0..8)
                        .filter(|bit| bits >> bit & 1 == 1)
                        .map(|bit| images_of_bits[8 * byte + bit])
                        .sum()
                })
            };
            (0..bytes).map(of_byte).collect()
        };
        shape.symmetries().into_iter().map(of_images).collect()
    }
}

fn image(symmetry: &[[Cells; 256]], cells: Cells) -> Cells {
    let bytes = cells.to_le_bytes();
    symmetry.iter().zip(bytes).fold(0, |image, (images, byte)| image | images[usize::from(byte)])
}
