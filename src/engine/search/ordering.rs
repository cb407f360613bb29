//! Move generation and move ordering.

use std::cmp::Reverse;

use super::{
    context::SearchContext,
    move_history::ScoredMove,
    pattern_tables::PatternTables,
    patterns::{Index, Patterns, kind},
    threats,
};
use crate::engine::{Cell, Side};

/// More than any score from patterns and history.
const HASH_MOVE_SCORE: i32 = 1 << 20;

/// The legal moves that are not in the list. If [`SearchContext::generate`] made the list, they are those near no mark:
/// once every listed move loses, one of them may still stop the win.
pub(super) fn far_moves(patterns: &Patterns, side: Side, listed: &[ScoredMove]) -> Vec<ScoredMove> {
    let is_listed = |index: Index| listed.iter().any(|it| it.index() == index);
    let far = patterns.empty().filter(|&index| !is_listed(index));
    let far = far.filter(|&index| !patterns.is_forbidden(index, side));
    far.map(|index| ScoredMove { score: 0, index: u16::try_from(index).unwrap_or_default() })
        .collect()
}

impl SearchContext<'_> {
    /// Appends the moves to try, with their ordering scores, to the move list.
    pub fn generate(
        &mut self,
        side: Side,
        ply: usize,
        previous: Index,
        hash_move: Option<Index>,
        is_threatened: bool,
    ) {
        let start = self.memory.indices.len();
        let memory = &mut *self.memory;
        if is_threatened {
            threats::defences(&memory.patterns, side, &mut memory.indices);
        } else if memory.is_full_width && !memory.patterns.only_length_counts() {
            memory.indices.extend(memory.patterns.empty());
        } else if memory.is_full_width {
            // Cells that are dead for both sides are interchangeable, so one of them is enough.
            let is_dead = |&index: &Index| {
                memory.patterns.kind(index, side) == kind::DEAD
                    && memory.patterns.kind(index, side.other()) == kind::DEAD
            };
            memory.indices.extend(memory.patterns.empty().filter(|index| !is_dead(index)));
            memory.indices.extend(memory.patterns.empty().find(is_dead));
        } else {
            memory.indices.extend(memory.patterns.near());
            if memory.indices.len() == start {
                memory.indices.extend(memory.patterns.empty());
            }
        }
        let may_have_forbidden = memory.patterns.may_have_forbidden(side);
        for &index in &memory.indices[start..] {
            if may_have_forbidden && memory.patterns.is_forbidden(index, side) {
                continue;
            }
            let margins = memory.margins;
            let other = margins.order_of_other * memory.patterns.order(index, side.other());
            let history = margins.history * memory.history.score(side, index);
            let mut score = 4 * memory.patterns.order(index, side) + other / 16 + history / 64;
            let index_u16 = u16::try_from(index).unwrap_or_default();
            if hash_move == Some(index) {
                score += HASH_MOVE_SCORE;
            } else {
                let killers = memory.history.killers[ply];
                if killers.contains(&index_u16) {
                    score += memory.margins.killer;
                }
                if memory.history.countermoves[side as usize][previous] == index_u16 {
                    score += memory.margins.countermove;
                }
            }
            memory.moves.push(ScoredMove { score, index: index_u16 });
        }
        memory.indices.truncate(start);
    }

    /// Removes these cells from the move list.
    pub fn exclude(&mut self, cells: &[Cell]) {
        let PatternTables { moves, patterns, .. } = &mut *self.memory;
        moves.retain(|candidate| !cells.contains(&patterns.cell(candidate.index())));
    }

    /// Sorts the cells from `start` on, the most promising first.
    pub fn sort_by_score(&mut self, start: usize, side: Side) {
        let patterns = &self.memory.patterns;
        self.memory.indices[start..].sort_unstable_by_key(|&index| {
            Reverse(patterns.order(index, side) + patterns.order(index, side.other()))
        });
    }

    /// Swaps the best of the remaining moves to the front.
    pub fn pick_move(&mut self, start: usize) -> ScoredMove {
        let moves = &mut self.memory.moves[start..];
        let mut best = 0;
        for (i, candidate) in moves.iter().enumerate().skip(1) {
            if candidate.score > moves[best].score {
                best = i;
            }
        }
        moves.swap(0, best);
        moves[0]
    }
}
