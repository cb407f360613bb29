//! The search for wins by continuous threats (VCF) on a flat board.

use std::hash::BuildHasher;

use rustc_hash::FxBuildHasher;

use crate::{
    board::{Board, after},
    proving::{
        Marks, Side, members,
        vcf::{NoWins, Win},
    },
};

/// Searches for wins by continuous threats.
pub struct VcfSearch {
    no_wins: NoWins,
    /// How many positions the running search may still look at.
    budget: u32,
    /// The win found, last threat first.
    found: Win,
}

impl VcfSearch {
    /// A search with an empty table.
    pub fn new() -> Self {
        Self { no_wins: NoWins::new(), budget: 0, found: Vec::new() }
    }

    /// A VCF of `side`, who is to move. Looks at `budget` positions at most.
    pub fn find(&mut self, board: &Board, marks: Marks, side: Side, budget: u32) -> Option<Win> {
        self.budget = budget;
        self.found.clear();
        self.search(board, marks, side).then(|| self.found.iter().rev().copied().collect())
    }

    fn search(&mut self, board: &Board, marks: Marks, side: Side) -> bool {
        if board.completing(marks, side) != 0 {
            return true;
        }
        let mut threats = board.threatening(marks, side);
        if threats == 0 || self.budget == 0 {
            return false;
        }
        let blocks = board.completing(marks, 1 - side);
        if blocks != 0 {
            threats &= if blocks.is_power_of_two() { blocks } else { 0 };
        }
        let key = key(marks, side);
        if self.no_wins.contains(key) {
            return false;
        }
        self.budget -= 1;
        let mut forcing = Vec::new();
        for threat in members(threats) {
            let next = after(marks, side, threat);
            let reply = board.completing(next, side);
            if !reply.is_power_of_two() {
                self.found.push((threat, reply));
                return true;
            }
            forcing.push((threat, reply));
        }
        for (threat, reply) in forcing {
            let next = after(after(marks, side, threat), 1 - side, reply);
            if self.search(board, next, side) {
                self.found.push((threat, reply));
                return true;
            }
        }
        if self.budget > 0 {
            self.no_wins.insert(key);
        }
        false
    }
}

/// The key of a position where `side` is to move.
fn key(marks: Marks, side: Side) -> u64 {
    FxBuildHasher.hash_one([marks[side], marks[1 - side]])
}
