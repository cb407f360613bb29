//! The search engine, for every flat board and every run length.
//!
//! # Where to start
//! A [`Search`] holds the tables for one board. [`Search::think`] finds a move in one go and returns a
//! [`SearchInfo`] with its [`Score`]. [`Search::begin`] and [`Search::resume`] do the same in steps, so that
//! the caller can do other things in between. A [`Limit`] says when to stop, and a [`Control`] provides the
//! clock. A [`Level`] plays at a limited strength.
//!
//! # How it works
//! Iterative deepening with principal variation search over incrementally updated [`Patterns`]. Wins in
//! one, three and five plies, and the replies that could stop them, are read off the patterns without
//! search. Leaves are searched for continuous fours (VCF). The root is searched for continuous threats
//! (VCT) of both sides, with a share of the nodes. Once so few cells are free that the game can be
//! searched to its end, nothing is pruned or reduced, so the score is exact.

mod alpha_beta;
mod context;
mod level;
mod no_win_cache;
mod opening;
mod ordering;
pub mod patterns;
mod pv;
mod root;
mod root_threats;
mod score;
mod skill;
mod state;
mod symmetry;
mod threats;
mod transposition;
mod vcf;
mod vct;

use std::time::{Duration, Instant};

pub use level::Level;
pub use state::SearchState;

use no_win_cache::NoWinCache;
use ordering::{MoveHistory, ScoredMove};
use patterns::{Index, Patterns};
use skill::Skill;
use symmetry::Symmetries;
use transposition::TranspositionTable;

use super::{Cell, Form, Position, Rules};

/// When a search stops.
///
/// # Examples
/// ```
/// use in_a_row::engine::{notation::Link, search::{Limit, Search, Untimed}};
///
/// let game = "15x15k5/h8i9".parse::<Link>()?.game;
/// let position = game.position().expect("a running game");
/// let mut search = Search::new(game.rules(), 1 << 20);
/// let info = search.think(position, Limit::Nodes(1_000), &mut Untimed);
/// assert!(info.nodes <= 1_000);
/// # Ok::<(), in_a_row::engine::notation::LinkError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// After this much time.
    Time(Duration),
    /// After this many nodes.
    Nodes(u64),
    /// After this depth in plies. Forced replies don't count, and hopeless moves are pruned.
    Depth(u32),
}

/// The search's clock and stop flag, polled about every thousand nodes.
///
/// # Examples
/// ```
/// use std::time::Duration;
///
/// use in_a_row::engine::{notation::Link, search::{Control, Limit, Search}};
///
/// /// Somebody is in a hurry.
/// struct StopAtOnce;
///
/// impl Control for StopAtOnce {
///     fn elapsed(&mut self) -> Duration {
///         Duration::ZERO
///     }
///
///     fn is_stopped(&mut self) -> bool {
///         true
///     }
/// }
///
/// // Even then there is a legal move.
/// let game = "15x15k5/h8i9".parse::<Link>()?.game;
/// let position = game.position().expect("a running game");
/// let mut search = Search::new(game.rules(), 1 << 20);
/// let info = search.think(position, Limit::Depth(20), &mut StopAtOnce);
/// assert!(position.judge(info.best).is_legal());
/// assert_eq!(info.depth, 0);
/// # Ok::<(), in_a_row::engine::notation::LinkError>(())
/// ```
pub trait Control {
    /// Time since the search began.
    fn elapsed(&mut self) -> Duration;

    /// Whether to stop now.
    fn is_stopped(&mut self) -> bool {
        false
    }

    /// Called after each finished depth, and when the best move changes.
    fn progress(&mut self, _info: &SearchInfo) {}
}

/// A clock that started at this instant.
impl Control for Instant {
    fn elapsed(&mut self) -> Duration {
        Self::elapsed(self)
    }
}

/// No clock, for limits other than time.
///
/// # Examples
/// ```
/// use in_a_row::engine::{notation::Link, search::{Limit, Search, Untimed}};
///
/// // Without a clock, the result is always the same.
/// let game = "15x15k5/h8i9h9".parse::<Link>()?.game;
/// let position = game.position().expect("a running game");
/// let think = || Search::new(game.rules(), 1 << 20).think(position, Limit::Depth(4), &mut Untimed);
/// assert_eq!(think(), think());
/// # Ok::<(), in_a_row::engine::notation::LinkError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Untimed;

impl Control for Untimed {
    fn elapsed(&mut self) -> Duration {
        Duration::ZERO
    }
}

/// What the search has found so far.
///
/// # Examples
/// ```
/// use in_a_row::engine::{notation::Link, search::{Limit, Score, Search, Untimed}};
///
/// // X has an open three: an open four, any answer, and five.
/// let game = "15x15k5/h8a1i8c2j8e1".parse::<Link>()?.game;
/// let position = game.position().expect("a running game");
/// let mut search = Search::new(game.rules(), 1 << 20);
/// let info = search.think(position, Limit::Depth(1), &mut Untimed);
/// assert_eq!(info.score, Score::MateIn(3));
/// assert_eq!(info.pv[0], info.best);
/// assert!(["g8", "k8"].contains(&info.best.to_string().as_str()));
/// # Ok::<(), in_a_row::engine::notation::LinkError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchInfo {
    /// The best move. It is always legal.
    pub best: Cell,
    /// Its score.
    pub score: Score,
    /// The last finished depth in plies; 0 if no search was needed.
    pub depth: u32,
    /// Nodes searched so far.
    pub nodes: u64,
    /// The principal variation, starting with `best`. It may run on past an early draw.
    pub pv: Vec<Cell>,
}

/// A position's score for the side to move.
///
/// # Examples
/// ```
/// use in_a_row::engine::{notation::Link, search::{Limit, Score, Search, Untimed}};
///
/// // X has an open four, and O is to move. Nothing helps: X wins in two plies.
/// let game = "15x15k5/h8a1i8c2j8e1k8".parse::<Link>()?.game;
/// let position = game.position().expect("a running game");
/// let mut search = Search::new(game.rules(), 1 << 20);
/// let info = search.think(position, Limit::Depth(1), &mut Untimed);
/// assert_eq!(info.score, Score::MatedIn(2));
/// # Ok::<(), in_a_row::engine::notation::LinkError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// No proven win or loss, in hundredths of a logit (natural logarithm) of the chance to win: 0 is
    /// an even game or a draw, 100 is about 73 %, and -100 about 27 %.
    Heuristic(i32),
    /// A win in at most this many plies.
    MateIn(u32),
    /// A loss in this many plies, against any defence.
    MatedIn(u32),
}

/// The search's tables for one board. They are allocated once and kept from move to move.
///
/// # Examples
/// ```
/// use in_a_row::engine::{notation::Link, search::{Limit, Search, Untimed}};
///
/// // The first side has four in a row, and g8 is taken. The second side must block at l8.
/// let game = "15x15k5/h8g8i8a1j8c2k8".parse::<Link>()?.game;
/// let position = game.position().expect("a running game");
///
/// // One megabyte is enough for a short search.
/// let mut search = Search::new(game.rules(), 1 << 20);
/// let info = search.think(position, Limit::Nodes(5_000), &mut Untimed);
/// assert_eq!(info.best.to_string(), "l8");
/// # Ok::<(), in_a_row::engine::notation::LinkError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Search {
    patterns: Patterns,
    /// Only on boards small enough for a full-width search.
    symmetries: Option<Symmetries>,
    table: TranspositionTable,
    /// Positions without a VCF.
    vcf_cache: NoWinCache,
    /// Positions without a VCT.
    vct_cache: NoWinCache,
    history: MoveHistory,
    /// A stack of move lists: each node appends its moves.
    moves: Vec<ScoredMove>,
    /// The same for moves without a score.
    indices: Vec<Index>,
    /// Whether the game can be searched to its end, so that nothing is pruned.
    is_full_width: bool,
}

/// Boards with at most this many cells are searched full-width.
const FULL_WIDTH_CELLS: usize = 25;

/// Larger boards are searched full-width once at most this many cells are free.
const FULL_WIDTH_FREE: usize = 12;

/// The limit for all tables together.
const MAX_BYTES: usize = 64 << 20;

impl Search {
    /// Whether it plays this board: so far only flat ones.
    ///
    /// # Examples
    /// ```
    /// use in_a_row::engine::search::Search;
    ///
    /// assert!(Search::plays("15x15k5".parse()?));
    /// assert!(!Search::plays("4x4x4k4".parse()?));
    /// # Ok::<(), in_a_row::engine::notation::NotationError>(())
    /// ```
    #[must_use]
    pub const fn plays(rules: Rules) -> bool {
        matches!(rules.shape().form(), Form::Flat { .. })
    }

    /// For one board, which must be one that it [plays](Self::plays). The transposition table takes about
    /// `table_bytes`, and all tables at most 64 MB.
    #[must_use]
    pub fn new(rules: Rules, table_bytes: usize) -> Self {
        let patterns = Patterns::new(rules);
        let cells = rules.shape().cell_count();
        let room = cells * 64;
        let is_small = cells <= FULL_WIDTH_CELLS;
        Self {
            symmetries: is_small.then(|| Symmetries::new(rules.shape(), &patterns)),
            table: TranspositionTable::new(table_bytes.min(MAX_BYTES / 2)),
            vcf_cache: NoWinCache::new(vcf::CACHE_SIZE),
            vct_cache: NoWinCache::new(vct::CACHE_SIZE),
            history: MoveHistory::new(patterns.size()),
            moves: Vec::with_capacity(room),
            indices: Vec::with_capacity(room),
            is_full_width: is_small,
            patterns,
        }
    }

    /// Finds the best move for the side to move. The position must have the rules that this search was
    /// made for.
    ///
    /// With a limit by nodes or depth, the same calls in the same order give the same results.
    pub fn think(
        &mut self,
        position: Position<'_>,
        limit: Limit,
        control: &mut dyn Control,
    ) -> SearchInfo {
        let mut state = self.begin(position, limit);
        self.resume(&mut state, control);
        state.info().clone()
    }

    /// Starts a search that [`resume`](Self::resume) carries out in steps; [`think`](Self::think) does
    /// it in one go.
    pub fn begin(&mut self, position: Position<'_>, limit: Limit) -> SearchState {
        root::begin(self, position, limit, (Skill::FULL, 0))
    }

    /// Searches until the limit, or until `control` stops it. It can then be resumed, unless another
    /// search was started in between. The control's clock shows the time since [`begin`](Self::begin).
    pub fn resume(&mut self, state: &mut SearchState, control: &mut dyn Control) {
        root::resume(self, state, control);
    }

    /// Whether the other side threatens an open four or two fours.
    pub fn is_threatened(&mut self, position: Position<'_>) -> bool {
        self.patterns.set_up(position.board());
        threats::static_result(&self.patterns, position.turn()) == threats::StaticResult::Threatened
    }

    /// The shortest win by continuous fours (VCF). In this line each four of the side to move is
    /// followed by the only reply, or by any reply if none helps. `None` if there is no such win, or if
    /// the limit came first.
    pub fn find_vcf(
        &mut self,
        position: Position<'_>,
        limit: Limit,
        control: &mut dyn Control,
    ) -> Option<Vec<Cell>> {
        let side = position.turn();
        let line =
            root::set_up(self, position, limit, (Skill::FULL, true), control).vcf_line(side)?;
        Some(line.into_iter().map(|index| self.patterns.cell(index)).collect())
    }

    /// A win by continuous threats (VCT) with at most this many threats before the final fours: its
    /// first move, and an upper bound on its plies. `None` if none was found within the limit.
    pub fn find_vct(
        &mut self,
        position: Position<'_>,
        threats: u32,
        limit: Limit,
        control: &mut dyn Control,
    ) -> Option<(Cell, u32)> {
        let mut state = self.begin(position, limit);
        root::find_vct(self, &mut state, threats, control)
    }

    /// Clears all tables, for a new game.
    pub fn clear(&mut self) {
        self.table.clear();
        self.vcf_cache.clear();
        self.vct_cache.clear();
        self.history.clear();
    }
}
