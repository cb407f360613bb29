use super::Solver;
use crate::engine::{Board, Cell, Overline, Rules, Side};

/// A set of cells of a small board, one bit each, in the order of
/// [`Shape::cells`](crate::engine::Shape::cells).
pub(in crate::engine) type Cells = u32;

/// The lines of a small board as sets of cells. A position is then just two numbers.
#[derive(Clone, Debug)]
pub(in crate::engine) struct Masks {
    cells: Vec<Cell>,
    lines: Vec<MaskedLine>,
    /// The image of each cell, for every rotation and reflection.
    symmetries: Vec<Vec<Cells>>,
}

#[derive(Clone, Copy, Debug)]
struct MaskedLine {
    on: Cells,
    /// The cells beyond its ends if a mark of the same side on them would spoil the line, else none.
    beside: Cells,
}

/// A position: the cells of the side to move, and those of the other side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::engine) struct Marks {
    pub own: Cells,
    pub other: Cells,
}

impl Masks {
    /// Returns `None` for a board that a [`Solver`] does not play.
    pub fn new(rules: Rules) -> Option<Self> {
        let shape = rules.shape();
        if !Solver::plays(rules) {
            return None;
        }
        let bit =
            |cell: Cell| -> Cells { if shape.contains(cell) { 1 << shape.index(cell) } else { 0 } };
        // Both sides win in the same way under every rule that a solver plays.
        let rule = rules.win_rule(Side::First);
        let lines = rules.lines().map(|line| MaskedLine {
            on: line.cells().map(bit).sum(),
            beside: match rule.overline {
                Overline::Wins => 0,
                Overline::Ignored => line.neighbours().map(bit).sum(),
            },
        });
        let symmetries = shape.symmetries().into_iter();
        Some(Self {
            cells: shape.cells().collect(),
            lines: lines.collect(),
            symmetries: symmetries.map(|it| it.into_iter().map(bit).collect()).collect(),
        })
    }

    /// Returns the marks on this board, with `turn` to move.
    pub fn marks(&self, board: &Board, turn: Side) -> Marks {
        let of = |side| self.set(|cell| board.get(cell) == Some(side));
        Marks { own: of(turn), other: of(turn.other()) }
    }

    /// Returns all cells without a mark.
    pub fn free(&self, marks: Marks) -> Cells {
        self.set(|_| true) & !(marks.own | marks.other)
    }

    /// Returns the cells of a set, row by row from the top.
    pub fn cells(&self, set: Cells) -> impl Iterator<Item = Cell> {
        bits(set).map(|bit| self.cells[bit.trailing_zeros() as usize])
    }

    /// Returns the free cells on which `own` would complete a line at once.
    pub fn completing(&self, Marks { own, other }: Marks) -> Cells {
        self.lines.iter().fold(0, |found, line| {
            let missing = line.on & !own;
            let completes =
                missing.is_power_of_two() && (missing & other) == 0 && own & line.beside == 0;
            if completes { found | missing } else { found }
        })
    }

    /// Returns whether these cells contain a winning line.
    pub fn has_line(&self, own: Cells) -> bool {
        self.lines.iter().any(|line| line.on & !own == 0 && own & line.beside == 0)
    }

    /// Returns the number of lines through this cell that either side may still complete. A line that both may complete
    /// counts twice.
    pub fn live_through(&self, bit: Cells, marks: Marks) -> usize {
        let through = self.lines.iter().filter(|line| line.on & bit != 0);
        let live = |line: &MaskedLine, Marks { own, other }: Marks| {
            usize::from(line.on & other == 0 && line.beside & own == 0)
        };
        through.map(|line| live(line, marks) + live(line, marks.turned())).sum()
    }

    /// Returns whether the side to move may still complete a line with this many more marks.
    pub fn can_win(&self, Marks { own, other }: Marks, moves: u32) -> bool {
        self.lines.iter().any(|line| {
            line.on & other == 0 && line.beside & own == 0 && (line.on & !own).count_ones() <= moves
        })
    }

    /// Returns the canonical form, the same for all positions that differ only by a rotation or reflection.
    pub fn canonical(&self, marks: Marks) -> Marks {
        let turned = self.symmetries.iter().map(|places| Marks {
            own: turned(marks.own, places),
            other: turned(marks.other, places),
        });
        turned.min_by_key(|marks| (marks.own, marks.other)).unwrap_or(marks)
    }

    fn set(&self, is_in: impl Fn(Cell) -> bool) -> Cells {
        let bits = self.cells.iter().enumerate().filter(|&(_, &cell)| is_in(cell));
        bits.map(|(place, _)| 1 << place).sum()
    }
}

impl Marks {
    /// Returns the number of marks.
    pub const fn count(self) -> i32 {
        (self.own | self.other).count_ones().cast_signed()
    }

    /// Returns the position after a move to this cell.
    pub const fn after(self, bit: Cells) -> Self {
        Self { own: self.other, other: self.own | bit }
    }

    /// Returns the same marks with the other side to move.
    pub const fn turned(self) -> Self {
        Self { own: self.other, other: self.own }
    }
}

/// Returns the cells of this set, as sets of one cell each.
pub(in crate::engine) fn bits(set: Cells) -> impl Iterator<Item = Cells> {
    let mut left = set;
    std::iter::from_fn(move || {
        let bit = left & left.wrapping_neg();
        left &= !bit;
        (bit != 0).then_some(bit)
    })
}

fn turned(set: Cells, places: &[Cells]) -> Cells {
    bits(set).map(|bit| places[bit.trailing_zeros() as usize]).sum()
}
