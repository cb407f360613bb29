//! The forbidden moves of renju, read off the patterns. [`judge`](crate::engine::judge) decides the same from a board.

use super::{
    Index, Patterns,
    class::{Class, FORBIDDEN, FOUR, OPEN_FOUR, OPEN_THREE, WIN},
    kind,
    line_bits::with_mark,
};
use crate::engine::Side;

/// The side that has fouls.
const BLACK: Side = Side::First;

impl Patterns {
    /// Whether some moves of this side are forbidden.
    #[must_use]
    pub fn has_fouls(&self, side: Side) -> bool {
        self.tables.layout.fives().is_some_and(|rules| rules[side as usize].has_fouls)
    }

    /// Whether a move of this side to this empty cell is forbidden.
    #[must_use]
    pub fn is_forbidden(&self, index: Index, side: Side) -> bool {
        self.has_fouls(side)
            && match self.kind(index, side) {
                kind::FORBIDDEN => true,
                maybe if kind::may_be_forbidden(maybe) => {
                    FoulTest { patterns: self, added: Vec::new() }.is_forbidden(index)
                }
                _ => false,
            }
    }

    /// Whether one of the moves of this side may be forbidden. `false` is certain.
    #[must_use]
    pub(in crate::engine::search) fn may_have_forbidden(&self, side: Side) -> bool {
        self.has_fouls(side)
            && [kind::FORBIDDEN, kind::DOUBLE_THREE, kind::FOUR_AND_DOUBLE_THREE]
                .into_iter()
                .any(|kind| self.count(side, kind) > 0)
    }
}

/// A test whether moves are forbidden once black has a few more marks.
struct FoulTest<'a> {
    patterns: &'a Patterns,
    added: Vec<Index>,
}

impl FoulTest<'_> {
    fn is_forbidden(&mut self, index: Index) -> bool {
        let classes = [0, 1, 2, 3].map(|direction| self.class(index, direction));
        let count = |wanted: &[Class]| classes.iter().filter(|&it| wanted.contains(it)).count();
        if count(&[WIN]) > 0 {
            return false;
        }
        if count(&[FORBIDDEN]) > 0 || count(&[FOUR, OPEN_FOUR]) > 1 {
            return true;
        }
        if count(&[OPEN_THREE]) < 2 {
            return false;
        }
        self.added.push(index);
        let threes = (0..4).filter(|&direction| {
            classes[direction] == OPEN_THREE && self.is_three(index, direction)
        });
        let is_double_three = threes.take(2).count() == 2;
        self.added.pop();
        is_double_three
    }

    /// Whether the line through this mark of black becomes a straight four by a move that is not forbidden.
    fn is_three(&mut self, index: Index, direction: usize) -> bool {
        let step = self.patterns.tables.steps[direction].cast_signed();
        [step, -step].into_iter().any(|step| {
            let mut end = index.wrapping_add_signed(step);
            while self.has_black(end) {
                end = end.wrapping_add_signed(step);
            }
            self.patterns.is_empty(end)
                && self.class(end, direction) == OPEN_FOUR
                && (0..4).all(|direction| self.class(end, direction) != WIN)
                && !self.is_forbidden(end)
        })
    }

    fn has_black(&self, index: Index) -> bool {
        self.patterns.mark(index) == Some(BLACK) || self.added.contains(&index)
    }

    /// The class of an empty cell in one direction.
    fn class(&self, index: Index, direction: usize) -> Class {
        let Patterns { tables, state } = self.patterns;
        let mut cells = state.around(tables, index, direction);
        for &added in &self.added {
            if let Some(steps) = self.patterns.steps_between(index, added, direction) {
                cells = with_mark(cells, tables.layout.run.reach(), steps, BLACK);
            }
        }
        self.patterns.class_in(cells, BLACK)
    }
}
