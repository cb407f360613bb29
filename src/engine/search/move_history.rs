//! Move ordering statistics from earlier cutoffs.

use super::patterns::Index;
use crate::engine::Side;

/// The maximum distance from the root.
pub(super) const MAX_PLY: usize = 120;

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

/// Statistics from earlier cutoffs.
#[derive(Clone, Debug)]
pub(super) struct MoveHistory {
    /// By side and cell, bounded by [`MAX_HISTORY`].
    history: [Vec<i32>; 2],
    /// The last two killer moves, by ply.
    pub killers: [[u16; 2]; MAX_PLY],
    /// By side and the opponent's last move.
    pub countermoves: [Vec<u16>; 2],
}

const MAX_HISTORY: i32 = 4_096;

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

    /// Reduces the weight of the statistics before a new search.
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
