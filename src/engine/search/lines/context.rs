use super::{board::LineBoard, proof_table::ProofTable};
use crate::engine::search::{
    limits::Limits, no_win_cache::NoWinCache, skill::Skill, transposition::TranspositionTable,
};

/// A running search: its tables and its limits.
pub(super) struct LineContext<'a> {
    pub board: &'a mut LineBoard,
    pub table: &'a mut TranspositionTable,
    /// Positions without a forced win.
    pub no_wins: &'a mut NoWinCache,
    pub proofs: &'a mut ProofTable,
    pub limits: Limits<'a>,
    pub skill: Skill,
}
