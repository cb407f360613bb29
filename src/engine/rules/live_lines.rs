use std::fmt;

use super::{Overline, Rules};
use crate::engine::{Board, Cell, Direction, Side};

/// Counts the lines that each side can still complete, so that a draw is declared as soon as it is
/// certain. A move updates only the lines near it, however large the board is.
///
/// A line is *live* for a side if the other side has no mark on it. Where overlines are ignored, the side must not
/// have a mark on the cells before and after the line either; where a row needs an open end, the other side must not
/// have a mark on both of these cells. On a board without end there are always live lines, so none are counted.
///
/// A draw is never declared too early, but it may be declared a few moves later than it is certain: the last free cells
/// may force the other side to block a line.
///
/// Counting is most of the time that a move takes, and most games end long before a draw is possible. So counting begins
/// only when there are enough marks for one.
#[derive(Clone)]
pub(in crate::engine) struct LiveLines {
    /// With fewer marks, the game is not drawn.
    fewest_marks: usize,
    /// How many marks there are.
    marks: usize,
    /// The counts, once there have been enough marks. They stay when marks are taken back, because counting all lines again
    /// takes as long as many moves.
    counts: Option<Counts>,
}

#[derive(Clone, Debug)]
struct Counts {
    rules: Rules,
    /// Indexed by the direction's position in [`Shape::directions`](crate::engine::Shape::directions),
    /// then by the first cell. Entries of cells where no line starts are never used.
    lines: Box<[LineState]>,
    /// For each side, the number of live lines that lack this many of its marks (index 0..=run).
    missing: [Box<[u16]>; 2],
}

/// The number of marks of each side on a line, and on the two cells that would continue it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct LineState {
    on: [u8; 2],
    beside: [u8; 2],
}

const SIDES: [Side; 2] = [Side::First, Side::Second];

impl LiveLines {
    pub fn new(rules: Rules) -> Self {
        Self { fewest_marks: fewest_marks(rules), marks: 0, counts: None }
    }

    /// Updates the counts after this mark was put on this board.
    pub fn put(&mut self, board: &Board, cell: Cell, side: Side) {
        self.marks += 1;
        if let Some(counts) = &mut self.counts {
            counts.put(cell, side);
        } else if self.marks >= self.fewest_marks {
            let mut counts = Counts::new(board.rules());
            for (cell, side) in board.marks() {
                counts.put(cell, side);
            }
            self.counts = Some(counts);
        }
    }

    pub fn clear(&mut self, cell: Cell, side: Side) {
        self.marks -= 1;
        if let Some(counts) = &mut self.counts {
            counts.update(cell, side, |count| *count -= 1);
        }
    }

    /// Returns whether either side could still complete a line on the remaining `free` cells if both sides
    /// cooperated and `turn` moved next.
    pub fn can_be_decided(&self, turn: Side, free: usize) -> bool {
        self.needed_counts().is_none_or(|counts| counts.can_be_decided(turn, free))
    }

    fn needed_counts(&self) -> Option<&Counts> {
        self.counts.as_ref().filter(|_| self.marks >= self.fewest_marks)
    }
}

/// Leaves out counts that are not needed, so that games after the same plies look the same.
impl fmt::Debug for LiveLines {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = f.debug_struct("LiveLines");
        text.field("marks", &self.marks)
            .field("counts", &self.needed_counts())
            .finish_non_exhaustive()
    }
}

/// Returns a number of marks below which a game is never drawn; without end, there are never so many.
///
/// A line that is live for neither side has two marks, on it or on the cells before and after it. The lines of one row that
/// share none of these cells need two marks each. A live line can be completed if each side still has as many moves as
/// it has cells.
fn fewest_marks(rules: Rules) -> usize {
    let shape = rules.shape();
    if !shape.has_end() {
        return usize::MAX;
    }
    let needs_more = |side| {
        let rule = rules.win_rule(side);
        rule.overline == Overline::Ignored || rule.needs_open_end
    };
    let run = usize::from(rules.run());
    let length = if SIDES.into_iter().any(needs_more) { run + 2 } else { run };
    let [columns, rows, layers] = [shape.columns(), shape.rows(), shape.layers()].map(usize::from);
    let lines = layers * (rows * (columns / length)).max(columns * (rows / length));
    // Before the first mark, a line can always be completed.
    (2 * lines).min((shape.cell_count() + 1).saturating_sub(2 * run)).max(1)
}

impl Counts {
    fn new(rules: Rules) -> Self {
        let (shape, run) = (rules.shape(), usize::from(rules.run()));
        let mut missing = vec![0_u16; run + 1];
        missing[run] =
            u16::try_from(rules.lines().count()).expect("at most a few lines for each cell");
        Self {
            rules,
            lines: vec![LineState::default(); shape.directions().len() * shape.cell_count()].into(),
            missing: [missing.clone().into(), missing.into()],
        }
    }

    fn put(&mut self, cell: Cell, side: Side) {
        self.update(cell, side, |count| *count += 1);
    }

    fn can_be_decided(&self, turn: Side, free: usize) -> bool {
        SIDES.into_iter().any(|side| {
            let own_moves = if side == turn { free.div_ceil(2) } else { free / 2 };
            self.missing[side as usize].iter().take(own_moves + 1).any(|&lines| lines > 0)
        })
    }

    fn update(&mut self, cell: Cell, side: Side, change: fn(&mut u8)) {
        let run = i16::from(self.rules.run());
        for direction in self.rules.shape().directions().iter().copied().enumerate() {
            for steps in 0..run {
                self.update_line(cell, direction, -steps, |line| {
                    change(&mut line.on[side as usize]);
                });
            }
            for steps in [-run, 1] {
                self.update_line(cell, direction, steps, |line| {
                    change(&mut line.beside[side as usize]);
                });
            }
        }
    }

    /// Changes the line that starts `steps` away from `cell` in the direction with this number, if there is one, and
    /// updates the counts.
    fn update_line(
        &mut self,
        cell: Cell,
        (number, direction): (usize, Direction),
        steps: i16,
        change: impl FnOnce(&mut LineState),
    ) {
        let (shape, run) = (self.rules.shape(), self.rules.run());
        let start = direction.step(cell, steps);
        let line = start.and_then(|start| shape.line(start, direction, run));
        let Some(line) = line else { return };
        let index = number * shape.cell_count() + shape.index(line.start());
        for side in SIDES {
            if let Some(missing) = self.lines[index].missing(self.rules, side) {
                self.missing[side as usize][missing] -= 1;
            }
        }
        change(&mut self.lines[index]);
        for side in SIDES {
            if let Some(missing) = self.lines[index].missing(self.rules, side) {
                self.missing[side as usize][missing] += 1;
            }
        }
    }
}

impl LineState {
    /// Returns the number of marks that `side` still needs on this line, or `None` if the line is not live for it.
    fn missing(self, rules: Rules, side: Side) -> Option<usize> {
        let rule = rules.win_rule(side);
        let spoilt = rule.overline == Overline::Ignored && self.beside[side as usize] > 0;
        let blocked = rule.needs_open_end && self.beside[side.other() as usize] == 2;
        let live = self.on[side.other() as usize] == 0 && !spoilt && !blocked;
        live.then(|| usize::from(rule.run - self.on[side as usize]))
    }
}
