use super::class::Run;
use crate::engine::{Cell, Direction, Overline, Rules, Shape};

/// A board's cells as numbers, with so much that is not on the board around them that whatever a mark
/// can matter to has a number too.
#[derive(Clone, Debug)]
pub(super) struct Layout {
    pub run: Run,
    shape: Shape,
    border: usize,
    stride: usize,
}

impl Layout {
    pub fn new(rules: Rules) -> Self {
        let shape = rules.shape();
        let run =
            Run { length: usize::from(rules.run()), exact: rules.overline() == Overline::Ignored };
        // Between two rows one border serves both.
        let (border, columns) = (run.reach(), usize::from(shape.columns()));
        Self { run, shape, border, stride: columns + border }
    }

    /// How many numbers there are.
    pub fn size(&self) -> usize {
        self.stride * (usize::from(self.shape.rows()) + 2 * self.border) + 2 * self.border
    }

    /// The cell's number. Only for cells of this board.
    pub fn place(&self, cell: Cell) -> usize {
        (usize::from(cell.row()) + self.border) * self.stride
            + usize::from(cell.column())
            + self.border
    }

    /// The cell with this number. Only for numbers of the board's cells.
    pub fn cell(&self, place: usize) -> Cell {
        let of = |number: usize| u8::try_from(number).unwrap_or_default();
        let row = (place - self.border) / self.stride - self.border;
        Cell::new(of((place - self.border) % self.stride), of(row))
    }

    /// All of the board's cells.
    pub fn places(&self) -> impl Iterator<Item = usize> {
        self.shape.cells().map(|cell| self.place(cell))
    }

    /// How far apart the numbers of neighbours are in each direction, in the order of
    /// [`Patterns::DIRECTIONS`](super::Patterns::DIRECTIONS).
    pub fn steps(&self) -> [usize; 4] {
        super::Patterns::DIRECTIONS.map(|direction| match direction {
            Direction::Row => 1,
            Direction::Column => self.stride,
            Direction::Falling => self.stride - 1,
            Direction::Rising => self.stride + 1,
        })
    }
}
