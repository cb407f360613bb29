//! A flat board as sets of cells, so that a few shifts find what is missing on all lines.

use in_a_row::engine::{Cell, Form, Rules, Shape, Variant};

use crate::proving::{FIRST, Marks, SECOND, Side, members, symmetries::Symmetries};

/// A set of cells, one bit each.
///
/// The cells of a row are next to each other, and an unused bit follows each row, so that no line runs from the end of
/// one row into the next.
pub type Cells = u128;

/// A board on which `run` or more in a row win.
pub struct Board {
    rules: Rules,
    /// All its cells.
    all: Cells,
    run: u32,
    /// The distance in bits between neighbours on a line, for each direction.
    steps: [u32; 4],
    symmetries: Symmetries,
}

/// The marks after a move of `side`.
pub const fn after(mut marks: Marks, side: Side, cell: Cells) -> Marks {
    marks[side] |= cell;
    marks
}

impl Board {
    /// `None` if the board is too large, or if the rules are not flat freestyle.
    pub fn new(rules: Rules) -> Option<Self> {
        let shape = rules.shape();
        let Form::Flat { .. } = shape.form() else { return None };
        let stride = u32::from(shape.columns()) + 1;
        if rules.variant() != Variant::Freestyle || stride * u32::from(shape.rows()) > Cells::BITS {
            return None;
        }
        Some(Self {
            rules,
            all: shape.cells().map(|cell| bit(shape, cell)).sum(),
            run: u32::from(rules.run()),
            steps: [1, stride, stride - 1, stride + 1],
            symmetries: Symmetries::new(shape, |cell| bit(shape, cell)),
        })
    }

    /// The set of this one cell.
    pub fn bit(&self, cell: Cell) -> Cells {
        bit(self.rules.shape(), cell)
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

    /// The free cells on lines on which two marks of `side` are missing and the other side has none. A move there
    /// threatens to complete the line.
    pub fn threatening(&self, marks: Marks, side: Side) -> Cells {
        self.lacking::<2>(marks, side)
    }

    /// The free cells on lines in which `COUNT` cells are free and `side` has all others. `COUNT` is at most two.
    fn lacking<const COUNT: usize>(&self, marks: Marks, side: Side) -> Cells {
        let (own, free) = (marks[side], self.free(marks));
        let mut found = 0;
        for step in self.steps {
            // By the number of free cells so far: the first cells of such lines.
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

    /// The least of all images of these marks, which is the same for symmetric positions.
    pub fn canonical(&self, marks: Marks) -> Marks {
        self.symmetries.canonical(marks)
    }
}

/// The set of one cell of a board of this shape.
fn bit(shape: Shape, cell: Cell) -> Cells {
    let stride = i32::from(shape.columns()) + 1;
    1 << (i32::from(cell.row()) * stride + i32::from(cell.column()))
}
