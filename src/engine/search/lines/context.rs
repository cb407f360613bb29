use super::{board::LineBoard, proof_table::ProofTable};
use crate::engine::search::{
    Control, Limit, no_win_cache::NoWinCache, skill::Skill, transposition::TranspositionTable,
};

/// How many nodes pass between two checks of the limits.
const NODES_PER_CHECK: u64 = 128;

/// A running search: the player's tables, and the limits of this move.
pub(super) struct LineContext<'a> {
    pub board: &'a mut LineBoard,
    pub table: &'a mut TranspositionTable,
    /// Positions without a forced win.
    pub no_wins: &'a mut NoWinCache,
    pub proofs: &'a mut ProofTable,
    pub control: &'a mut dyn Control,
    pub limit: Limit,
    pub skill: Skill,
    pub nodes: u64,
    pub is_stopped: bool,
    /// Whether `control` stopped the search, not its own limit.
    pub is_interrupted: bool,
}

impl LineContext<'_> {
    /// Counts a node. Returns whether to go on.
    pub fn enter_node(&mut self) -> bool {
        self.nodes += 1;
        if let Limit::Nodes(max) = self.limit {
            self.is_stopped |= self.nodes >= max;
        }
        if self.nodes.is_multiple_of(NODES_PER_CHECK) {
            self.check_limits();
        }
        !self.is_stopped
    }

    /// Polls the clock and the stop flag.
    pub fn check_limits(&mut self) {
        self.is_interrupted |= self.control.is_stopped();
        self.is_stopped |= self.is_interrupted;
        if let Limit::Time(max) = self.limit {
            self.is_stopped |= self.control.elapsed() >= max;
        }
    }
}
