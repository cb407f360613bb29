//! The classes of lines under rules by which more than the length of a row counts: caro and renju. All of these are
//! played with five in a row.
//!
//! A class is defined by play, as for other rules; see [`class`](super::class). In caro, the other side can also prevent a
//! row of five by blocking its second end, so four marks with two cells that complete them are an open four only if no
//! single move prevents both. For black in renju, a line with two fours, and an overline, are forbidden, and an open four
//! is a straight four.

use std::ops::Range;

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

/// A line through a cell with an own mark: the cells with own marks, with marks of the other side, and off the board, as
/// sets of bits. The cell in the middle is bit [`REACH`].
#[derive(Clone, Copy)]
struct Line {
    own: u16,
    other: u16,
    outside: u16,
}

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
        if line.wins(self.rule.win, REACH) {
            return WIN;
        }
        if self.rule.has_fouls && line.row(REACH).len() > FIVE {
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
                    |cell| line.with_other(cell).completing(self.rule.win).next().is_none();
                if line.empty().any(prevents) { FOUR } else { OPEN_FOUR }
            }
        }
    }

    /// Returns whether one more mark makes the line one of this class.
    fn makes(&mut self, line: Line, class: Class) -> bool {
        line.empty().any(|cell| self.class(line.with_own(1 << cell).neighbours()) == class)
    }
}

impl Line {
    fn from(neighbours: usize) -> Self {
        let mut line = Self { own: 1 << REACH, other: 0, outside: 0 };
        for place in 0..2 * REACH {
            let bit = 1 << (place + usize::from(place >= REACH));
            match neighbours >> (2 * place) & 3 {
                1 => line.own |= bit,
                2 => line.other |= bit,
                3 => line.outside |= bit,
                _ => {}
            }
        }
        line
    }

    fn neighbours(self) -> usize {
        let mut neighbours = 0;
        for place in 0..2 * REACH {
            let cell = place + usize::from(place >= REACH);
            let is_in = |cells: u16| usize::from(cells >> cell & 1);
            let content = is_in(self.own) + 2 * is_in(self.other) + 3 * is_in(self.outside);
            neighbours |= content << (2 * place);
        }
        neighbours
    }

    fn with_own(self, cells: u16) -> Self {
        Self { own: self.own | cells, ..self }
    }

    fn with_other(self, cell: usize) -> Self {
        Self { other: self.other | 1 << cell, ..self }
    }

    fn empty(self) -> impl Iterator<Item = usize> {
        let taken = self.own | self.other | self.outside;
        (0..CELLS).filter(move |&cell| taken >> cell & 1 == 0)
    }

    /// Returns the cells of the own row through an own mark.
    fn row(self, cell: usize) -> Range<usize> {
        let before = (self.own << 1 << (15 - cell)).leading_ones() as usize;
        let after = (self.own >> cell).trailing_ones() as usize;
        cell - before..cell + after
    }

    /// Returns whether the own row through this mark wins.
    fn wins(self, rule: WinRule, cell: usize) -> bool {
        let row = self.row(cell);
        // The cells before and after the row; bit 0 stands for the cell before the first.
        let other = self.other << 1;
        let blocked_ends = (other >> row.start & 1) + (other >> (row.end + 1) & 1);
        let number = |it: usize| u8::try_from(it).unwrap_or_default();
        rule.wins_with(number(row.len()), number(blocked_ends.into()))
    }

    /// Returns the empty cells on which an own mark completes a winning row through the middle.
    fn completing(self, rule: WinRule) -> impl Iterator<Item = usize> {
        self.empty().filter(move |&cell| {
            let after = self.with_own(1 << cell);
            after.row(cell).contains(&REACH) && after.wins(rule, cell)
        })
    }

    /// Returns how many marks the side still lacks for a winning row of five through the middle, at least. `None` if it
    /// cannot get one.
    fn missing(self, rule: WinRule) -> Option<u32> {
        let mut least = None;
        for start in 1..=REACH {
            let five = ((1 << FIVE) - 1) << start;
            if (self.other | self.outside) & five == 0 && self.with_own(five).wins(rule, start) {
                let missing = (five & !self.own).count_ones();
                least = Some(least.map_or(missing, |least: u32| least.min(missing)));
            }
        }
        least
    }
}
