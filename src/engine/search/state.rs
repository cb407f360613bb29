use super::{
    Limit, alpha_beta::Node, context::SearchContext, move_history::ScoredMove, patterns::Index,
    skill::Skill,
};

/// A search in progress on a flat board.
#[derive(Clone, Debug)]
pub(super) struct PatternState {
    pub limit: Limit,
    pub skill: Skill,
    pub node: Node,
    /// The root moves, the best first.
    pub moves: Vec<ScoredMove>,
    /// The legal moves that are near no mark, which join them once all of those lose.
    pub far_moves: Vec<ScoredMove>,
    pub best: Index,
    pub score: i32,
    pub depth: i32,
    pub nodes: u64,
    /// Seeds the noise of the weaker levels.
    pub seed: u64,
    pub is_vcf_done: bool,
    /// How far the side to move has been searched for a VCT.
    pub own_vct: VctProgress,
    /// How far the opponent has been, after the best move.
    pub opponent_vct: VctProgress,
    /// The move that `opponent_vct` belongs to; 0 if there is none yet.
    pub vct_checked: Index,
    /// Of the root moves refuted by a VCT, the one that loses last, and its plies.
    pub longest_loss: Option<(Index, u32)>,
}

/// How far one side has been searched for a VCT.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct VctProgress {
    /// The number of threats to try next.
    pub threats: u32,
    /// Nodes spent.
    pub spent: u64,
}

/// The root node.
pub(super) struct Root<'a, 'b> {
    pub context: &'a mut SearchContext<'b>,
    pub state: &'a mut PatternState,
}
