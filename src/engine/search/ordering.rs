//! Move generation and move ordering.

use super::{
    context::{MAX_PLY, SearchContext},
    patterns::{Index, kind},
    threats,
};
use crate::engine::Side;

/// A move with its ordering score; higher is tried first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ScoredMove {
    pub score: i32,
    pub index: u16,
}

impl ScoredMove {
    pub fn index(self) -> Index {
        usize::from(self.index)
    }
}

/// Move ordering statistics from earlier cutoffs.
#[derive(Clone, Debug)]
pub(super) struct MoveHistory {
    /// By side and cell, bounded by [`MAX_HISTORY`].
    history: [Vec<i32>; 2],
    /// The last two killer moves, by ply.
    killers: [[u16; 2]; MAX_PLY],
    /// By side and the opponent's last move.
    countermoves: [Vec<u16>; 2],
}

const MAX_HISTORY: i32 = 4_096;

/// More than any score from patterns and history.
const HASH_MOVE_SCORE: i32 = 1 << 20;

impl MoveHistory {
    pub fn new(size: usize) -> Self {
        Self {
            history: [vec![0; size], vec![0; size]],
            killers: [[0; 2]; MAX_PLY],
            countermoves: [vec![0; size], vec![0; size]],
        }
    }

    pub fn clear(&mut self) {
        for side in 0..2 {
            self.history[side].fill(0);
            self.countermoves[side].fill(0);
        }
        self.killers = [[0; 2]; MAX_PLY];
    }

    /// Fades the statistics before a new search.
    pub fn age(&mut self) {
        for history in &mut self.history {
            for value in history {
                *value /= 4;
            }
        }
        self.killers = [[0; 2]; MAX_PLY];
    }

    /// Rewards the move that caused a cutoff, and penalises those tried before it.
    pub fn record_cutoff(
        &mut self,
        side: Side,
        ply: usize,
        previous: Index,
        depth: i32,
        tried: &[ScoredMove],
    ) {
        let Some((best, others)) = tried.split_last() else { return };
        let bonus = (depth * depth).min(400);
        let mut adjust = |index: Index, bonus: i32| {
            let value = &mut self.history[side as usize][index];
            *value += bonus - *value * bonus.abs() / MAX_HISTORY;
        };
        adjust(best.index(), bonus);
        for other in others {
            adjust(other.index(), -bonus);
        }
        let killers = &mut self.killers[ply];
        if killers[0] != best.index {
            *killers = [best.index, killers[0]];
        }
        self.countermoves[side as usize][previous] = best.index;
    }

    pub fn score(&self, side: Side, index: Index) -> i32 {
        self.history[side as usize][index]
    }
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
        for &index in &memory.indices[start..] {
            let mut score = 4 * memory.patterns.order(index, side)
                + 3 * memory.patterns.order(index, side.other())
                + memory.history.score(side, index) / 32;
            let index_u16 = u16::try_from(index).unwrap_or_default();
            if hash_move == Some(index) {
                score += HASH_MOVE_SCORE;
            } else {
                let killers = memory.history.killers[ply];
                if killers.contains(&index_u16) {
                    score += 60;
                }
                if memory.history.countermoves[side as usize][previous] == index_u16 {
                    score += 40;
                }
            }
            memory.moves.push(ScoredMove { score, index: index_u16 });
        }
        memory.indices.truncate(start);
    }

    /// Sorts the cells from `start` on, the most promising first.
    pub fn sort_by_score(&mut self, start: usize, side: Side) {
        let patterns = &self.memory.patterns;
        self.memory.indices[start..].sort_by_key(|&index| {
            std::cmp::Reverse(patterns.order(index, side) + patterns.order(index, side.other()))
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
