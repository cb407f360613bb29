use super::{Overline, Rules};
use crate::engine::{Cell, Direction, Side};

/// Counts the lines that each side can still complete, so that a draw is declared as soon as it is
/// certain. A move updates only the lines near it, however large the board is.
///
/// A line is *live* for a side if the other side has no mark on it. Where overlines are ignored, the side must not
/// have a mark on the cells before and after the line either; where a row needs an open end, the other side must not
/// have a mark on both of these cells. On a board without end there are always live lines, so none are counted.
///
/// A draw is never declared too early, but it may be declared a few moves later than it is certain: the last free cells
/// may force the other side to block a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::engine) struct LiveLines {
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

    pub fn put(&mut self, cell: Cell, side: Side) {
        self.update(cell, side, |count| *count += 1);
    }

    pub fn clear(&mut self, cell: Cell, side: Side) {
        self.update(cell, side, |count| *count -= 1);
    }

    /// Returns whether either side could still complete a line on the remaining `free` cells if both sides
    /// cooperated and `turn` moved next.
    pub fn can_be_decided(&self, turn: Side, free: usize) -> bool {
        if !self.rules.shape().has_end() {
            return true;
        }
        SIDES.into_iter().any(|side| {
            let own_moves = if side == turn { free.div_ceil(2) } else { free / 2 };
            self.missing[side as usize].iter().take(own_moves + 1).any(|&lines| lines > 0)
        })
    }

    fn update(&mut self, cell: Cell, side: Side, change: fn(&mut u8)) {
        if !self.rules.shape().has_end() {
            return;
        }
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
