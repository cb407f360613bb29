use super::{Control, Limit, Search, level::Skill};
use crate::engine::Side;

/// A score that wins at once; a win in n plies is worth n less. Fits in 16 bits.
pub(super) const WIN: i32 = 30_000;
/// The longest game has 1,600 plies: every score beyond this is a win, and below its negative a loss.
pub(super) const WINNING: i32 = WIN - 2_000;
/// Beyond every score.
pub(super) const BEYOND: i32 = WIN + 1;
/// No line is followed for more plies than this.
pub(super) const MOST_PLIES: usize = 120;

/// Between two questions about time, this many nodes pass.
const NODES_BETWEEN: u64 = 1_000;

/// One search while it runs: the player's memory, and what it was given for this move.
pub(super) struct Thinking<'a> {
    pub memory: &'a mut Search,
    pub control: &'a mut dyn Control,
    pub limit: Limit,
    pub skill: Skill,
    pub nodes: u64,
    pub is_stopped: bool,
}

impl Thinking<'_> {
    /// Counts a node. Whether the search goes on.
    pub fn enter(&mut self) -> bool {
        self.nodes += 1;
        if let Limit::Nodes(most) = self.limit {
            self.is_stopped |= self.nodes >= most;
        }
        if self.nodes.is_multiple_of(NODES_BETWEEN) {
            self.ask();
        }
        !self.is_stopped
    }

    /// Asks whether to stop.
    pub fn ask(&mut self) {
        self.is_stopped |= self.control.is_stopped();
        if let Limit::Time(most) = self.limit {
            self.is_stopped |= self.control.elapsed() >= most;
        }
    }

    /// The position's number, which depends on whose turn it is too.
    pub fn hash(&self, side: Side) -> u64 {
        let turn = match side {
            Side::First => 0,
            Side::Second => 0x6A09_E667_F3BC_C908,
        };
        self.memory.patterns.hash() ^ turn
    }
}
