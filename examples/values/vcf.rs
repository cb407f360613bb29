//! Wins by continuous threats (VCF): after each move but the last, the other side has to stop a line, and there is just
//! one cell that does.

use std::hash::BuildHasher;

use rustc_hash::FxBuildHasher;

use crate::board::{Board, Cells, Marks, Side, after, members};

/// A threat, and the reply that it forces.
pub type Threat = (Cells, Cells);

/// A win by continuous threats. After the last one and its reply, or at once if there are none, a line can be
/// completed, or a move threatens to complete two.
pub type Win = Vec<Threat>;

/// The number of slots for positions without such a win, as a power of two.
const LOG_NO_WINS: u32 = 20;

/// Searches for wins by continuous threats.
pub struct VcfSearch {
    /// The keys of positions without such a win, each in the slot that its upper bits say. A position taken for
    /// another of the same key only hides a win.
    no_wins: Vec<u64>,
    /// How many positions the running search may still look at.
    budget: u32,
    /// The win found, last threat first.
    found: Win,
}

impl VcfSearch {
    /// A search that knows nothing yet.
    pub fn new() -> Self {
        Self { no_wins: vec![0; 1 << LOG_NO_WINS], budget: 0, found: Vec::new() }
    }

    /// A win by continuous threats of `side`, who is to move, if one is found among this many positions.
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
        let slot =
            usize::try_from(key >> (u64::BITS - LOG_NO_WINS)).expect("a slot is a small number");
        if self.no_wins[slot] == key {
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
            self.no_wins[slot] = key;
        }
        false
    }
}

/// Whether these threats win for `side`, who is to move, against every defence.
pub fn is_win(board: &Board, mut marks: Marks, side: Side, win: &[Threat]) -> bool {
    for &(threat, reply) in win {
        if board.completing(marks, side) != 0 {
            return true;
        }
        let is_free = board.free(marks) & threat != 0;
        if !is_free || board.completing(marks, 1 - side) & !threat != 0 {
            return false;
        }
        marks = after(marks, side, threat);
        let completing = board.completing(marks, side);
        match completing.count_ones() {
            1 if completing == reply => marks = after(marks, 1 - side, reply),
            0 | 1 => return false,
            _ => return true,
        }
    }
    board.completing(marks, side) != 0
}

/// The key of a position where `side` is to move.
fn key(marks: Marks, side: Side) -> u64 {
    FxBuildHasher.hash_one([marks[side], marks[1 - side]])
}
