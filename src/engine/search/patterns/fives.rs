//! The classes of lines under rules by which more than the length of a row counts: caro and renju. All of these are
//! played with five in a row.
//!
//! A class is defined by play, as for other rules; see [`class`](super::class). In caro, the other side can also prevent a
//! row of five by blocking its second end, so four marks with two cells that complete them are an open four only if no
//! single move prevents both. For black in renju, a line with two fours, and an overline, are forbidden, and an open four
//! is a straight four.

use super::class::{Class, DEAD, FORBIDDEN, FOUR, OPEN_FOUR, OPEN_THREE, OPEN_TWO, THREE, WIN};
use crate::engine::WinRule;

/// What rows do for one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SideRule {
    pub win: WinRule,
    /// Whether overlines, and two fours in one line, are forbidden.
    pub has_fouls: bool,
}

/// How many cells away a mark can still matter.
pub(super) const REACH: usize = FIVE;

const FIVE: usize = 5;

/// The cells of a line from [`REACH`] before a cell to `REACH` after it. That cell has an own mark.
const CELLS: usize = 2 * REACH + 1;

/// What is on a cell, from one side's view, in the two bits of [`LineBits`](super::LineBits). A 3 stands for a cell off the
/// board.
type Content = u8;

const EMPTY: Content = 0;
const OWN: Content = 1;
const OTHER: Content = 2;

/// Returns the class for each content of the neighbours, from one side's view: two bits for each neighbour, from the
/// farthest behind to the farthest ahead.
pub(super) fn classes(rule: SideRule) -> Vec<Class> {
    let mut known = Known { rule, classes: vec![None; 1 << (4 * REACH)] };
    (0..known.classes.len()).map(|neighbours| known.class(neighbours)).collect()
}

/// Returns whether there can be such a line: everything beyond a cell off the board is off the board, too.
const fn is_line(neighbours: usize) -> bool {
    const LOWER: usize = usize::MAX / 3;
    const FARTHEST_AHEAD: usize = 1 << (2 * REACH - 2);
    let outside = neighbours & neighbours >> 1 & LOWER;
    let (behind, ahead) = (outside & ((1 << (2 * REACH)) - 1), outside >> (2 * REACH));
    behind & !(behind << 2 | 1) == 0 && ahead & !(ahead >> 2 | FARTHEST_AHEAD) == 0
}

/// The classes found so far.
struct Known {
    rule: SideRule,
    classes: Vec<Option<Class>>,
}

/// A line through a cell.
#[derive(Clone, Copy)]
struct Line([Content; CELLS]);

impl Known {
    fn class(&mut self, neighbours: usize) -> Class {
        if let Some(class) = self.classes[neighbours] {
            return class;
        }
        let class = if is_line(neighbours) { self.new_class(Line::from(neighbours)) } else { DEAD };
        self.classes[neighbours] = Some(class);
        class
    }

    fn new_class(&mut self, line: Line) -> Class {
        let (first, last) = line.row(REACH);
        if line.wins(self.rule.win, REACH) {
            return WIN;
        }
        if self.rule.has_fouls && last - first >= FIVE {
            return FORBIDDEN;
        }
        match line.missing(self.rule.win) {
            None => DEAD,
            Some(1) => self.class_of_four(line),
            Some(2) if self.makes(line, OPEN_FOUR) => OPEN_THREE,
            Some(2) => THREE,
            Some(3) if self.makes(line, OPEN_THREE) => OPEN_TWO,
            Some(3) => OPEN_TWO - 1,
            Some(_) if self.makes(line, OPEN_TWO) => 2,
            Some(_) => 1,
        }
    }

    fn class_of_four(&self, line: Line) -> Class {
        let completing: Vec<_> = line.completing(self.rule.win).collect();
        match completing[..] {
            [_] => FOUR,
            // Five cells apart, they are the ends of four marks next to each other.
            [one, other] if self.rule.has_fouls && other - one == FIVE => OPEN_FOUR,
            _ if self.rule.has_fouls => FORBIDDEN,
            _ => {
                let prevents =
                    |cell| line.with(cell, OTHER).completing(self.rule.win).next().is_none();
                if line.empty().any(prevents) { FOUR } else { OPEN_FOUR }
            }
        }
    }

    /// Returns whether one more mark makes the line one of this class.
    fn makes(&mut self, line: Line, class: Class) -> bool {
        line.empty().any(|cell| self.class(line.with(cell, OWN).neighbours()) == class)
    }
}

impl Line {
    fn from(neighbours: usize) -> Self {
        let content = |at: usize| {
            let bits = match at {
                REACH => return OWN,
                ..REACH => 2 * at,
                _ => 2 * (at - 1),
            };
            u8::try_from(neighbours >> bits & 3).unwrap_or_default()
        };
        Self(std::array::from_fn(content))
    }

    fn neighbours(self) -> usize {
        let mut neighbours = self.0.iter().enumerate().filter(|&(at, _)| at != REACH);
        (0..2 * REACH).fold(0, |all, place| {
            let content = neighbours.next().map_or(EMPTY, |(_, &content)| content);
            all | usize::from(content) << (2 * place)
        })
    }

    fn with(mut self, at: usize, content: Content) -> Self {
        self.0[at] = content;
        self
    }

    fn empty(self) -> impl Iterator<Item = usize> {
        (0..CELLS).filter(move |&at| self.0[at] == EMPTY)
    }

    /// Returns the first and the last cell of the own row through an own mark.
    fn row(self, at: usize) -> (usize, usize) {
        let mut first = at;
        while first > 0 && self.0[first - 1] == OWN {
            first -= 1;
        }
        let mut last = at;
        while last + 1 < CELLS && self.0[last + 1] == OWN {
            last += 1;
        }
        (first, last)
    }

    /// Returns whether the own row through this mark wins.
    fn wins(self, rule: WinRule, at: usize) -> bool {
        let (first, last) = self.row(at);
        let is_other = |at: Option<usize>| at.and_then(|at| self.0.get(at)) == Some(&OTHER);
        let ends = [first.checked_sub(1), last.checked_add(1)];
        let blocked_ends = ends.into_iter().filter(|&end| is_other(end)).count();
        let number = |it: usize| u8::try_from(it).unwrap_or_default();
        rule.wins_with(number(last - first + 1), number(blocked_ends))
    }

    /// Returns the empty cells on which an own mark completes a winning row through the middle.
    fn completing(self, rule: WinRule) -> impl Iterator<Item = usize> {
        self.empty().filter(move |&at| {
            let after = self.with(at, OWN);
            let (first, last) = after.row(at);
            (first..=last).contains(&REACH) && after.wins(rule, at)
        })
    }

    /// Returns how many marks the side still lacks for a winning row of five through the middle, at least. `None` if it
    /// cannot get one.
    fn missing(self, rule: WinRule) -> Option<usize> {
        let starts = (1..=REACH).filter(|&start| {
            let cells = start..start + FIVE;
            cells.clone().all(|at| matches!(self.0[at], EMPTY | OWN))
                && cells.fold(self, |line, at| line.with(at, OWN)).wins(rule, start)
        });
        starts.map(|start| (start..start + FIVE).filter(|&at| self.0[at] == EMPTY).count()).min()
    }
}
