use super::{
    Limit, SearchInfo, alpha_beta::Node, context::SearchContext, ordering::ScoredMove,
    patterns::Index, skill::Skill,
};

/// A search that can be interrupted and resumed; see
/// [`Search::begin`](super::Search::begin).
///
/// # Examples
/// ```
/// use in_a_row::engine::{notation::Link, search::{Limit, Search, Untimed}};
///
/// let game = "15x15k5/h8i9h9".parse::<Link>()?.game;
/// let position = game.position().expect("a running game");
/// let mut search = Search::new(game.rules(), 1 << 20);
///
/// let mut state = search.begin(position, Limit::Depth(3));
/// assert!(!state.is_finished());
/// while !state.is_finished() {
///     // A control that stops the search now and then makes this more than one step.
///     search.resume(&mut state, &mut Untimed);
/// }
/// assert_eq!(state.info().depth, 3);
/// # Ok::<(), in_a_row::engine::notation::LinkError>(())
/// ```
#[derive(Clone, Debug)]
pub struct SearchState {
    pub(super) limit: Limit,
    pub(super) skill: Skill,
    pub(super) node: Node,
    /// The root moves, the best first.
    pub(super) moves: Vec<ScoredMove>,
    pub(super) best: Index,
    pub(super) score: i32,
    pub(super) depth: i32,
    pub(super) nodes: u64,
    /// Seeds the noise of the weaker levels.
    pub(super) seed: u64,
    pub(super) is_vcf_done: bool,
    /// How far the side to move has been searched for a VCT.
    pub(super) own_vct: VctProgress,
    /// How far the opponent has been, after the best move.
    pub(super) opponent_vct: VctProgress,
    /// The move that `opponent_vct` belongs to; 0 if there is none yet.
    pub(super) vct_checked: Index,
    /// Of the root moves refuted by a VCT, the one that loses last, and its plies.
    pub(super) longest_loss: Option<(Index, u32)>,
    pub(super) is_finished: bool,
    pub(super) info: SearchInfo,
}

impl SearchState {
    /// Whether there is nothing left to search.
    #[must_use]
    pub const fn is_finished(&self) -> bool {
        self.is_finished
    }

    /// What the search has found so far.
    #[must_use]
    pub const fn info(&self) -> &SearchInfo {
        &self.info
    }
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
    pub state: &'a mut SearchState,
}
