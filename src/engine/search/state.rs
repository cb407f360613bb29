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
    /// The legal moves near no mark. They are added to `moves` once all of those lose.
    pub far_moves: Vec<ScoredMove>,
    pub best: Index,
    pub score: i32,
    pub depth: i32,
    pub nodes: u64,
    /// Seeds the noise of the weaker levels.
    pub seed: u64,
    /// Whether legal moves are excluded, so that the best move may not be the best one in this position.
    pub is_restricted: bool,
    pub is_vcf_done: bool,
    /// The progress of the search for a VCT of the side to move.
    pub own_vct: VctProgress,
    /// The same for the opponent, after the best move.
    pub opponent_vct: VctProgress,
    /// The move that `opponent_vct` belongs to; 0 if there is none yet.
    pub vct_checked: Index,
    /// The root move refuted by the longest VCT, and in how many plies it loses.
    pub longest_loss: Option<(Index, u32)>,
}

/// The progress of the search for one side's VCT.
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
