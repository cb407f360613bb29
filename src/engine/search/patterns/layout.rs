use super::{class::Run, fives::SideRule};
use crate::engine::{Cell, Overline, Rules, Shape, Side, rules::HAS_EVERY_RULE};

/// Maps cells to indices in an array that is padded on all sides, so that every neighbour that can
/// matter to a cell has an index.
#[derive(Clone, Debug)]
pub(super) struct Layout {
    pub run: Run,
    fives: Option<[SideRule; 2]>,
    shape: Shape,
    border: usize,
    stride: usize,
}

impl Layout {
    pub fn new(rules: Rules) -> Self {
        let shape = rules.shape();
        let rule = |side| SideRule { win: rules.win_rule(side), has_fouls: rules.has_fouls(side) };
        let [first, second] = [Side::First, Side::Second].map(rule);
        let fives = (!rules.variant().only_length_counts()).then_some([first, second]);
        let exact = fives.is_some() || first.win.overline == Overline::Ignored;
        let run = Run { length: first.win.run.into(), exact };
        // Two neighbouring rows share the border between them.
        let (border, columns) = (run.reach(), usize::from(shape.columns()));
        Self { run, fives, shape, border, stride: columns + border }
    }

    /// The rule of each side, if more than the length of a row counts.
    pub const fn fives(&self) -> Option<[SideRule; 2]> {
        if HAS_EVERY_RULE { self.fives } else { None }
    }

    /// Whether the same rule holds for both sides.
    pub fn has_equal_sides(&self) -> bool {
        self.fives().is_none_or(|[first, second]| first == second)
    }

    /// The number of indices.
    pub fn size(&self) -> usize {
        self.stride * (usize::from(self.shape.rows()) + 2 * self.border) + 2 * self.border
    }

    /// The numbers of columns and rows.
    pub fn sides(&self) -> [usize; 2] {
        [self.shape.columns(), self.shape.rows()].map(usize::from)
    }

    /// The cell's index. The cell must be on the board.
    pub fn index(&self, cell: Cell) -> usize {
        let [column, row] = [cell.column(), cell.row()].map(|it| usize::from(it.unsigned_abs()));
        (row + self.border) * self.stride + column + self.border
    }

    /// The cell at this index. The index must be that of a cell on the board.
    pub fn cell(&self, index: usize) -> Cell {
        let of = |number: usize| i16::try_from(number).unwrap_or_default();
        let row = (index - self.border) / self.stride - self.border;
        Cell::new(of((index - self.border) % self.stride), of(row))
    }

    /// The indices of all cells on the board.
    pub fn indices(&self) -> impl Iterator<Item = usize> {
        self.shape.cells().map(|cell| self.index(cell))
    }

    /// The offset between neighbours in each direction, in the order of
    /// [`Patterns::DIRECTIONS`](super::Patterns::DIRECTIONS).
    pub fn steps(&self) -> [usize; 4] {
        super::Patterns::DIRECTIONS.map(|direction| direction.offset(self.stride))
    }
}
