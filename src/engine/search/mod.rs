//! The search engine, for every board and every run length.
//!
//! # Where to start
//! A [`Search`] holds the tables for one board. [`Search::think`] finds a move in one go and returns a
//! [`SearchInfo`] with its [`Score`]. [`Search::begin`] and [`Search::resume`] do the same in steps, so that
//! the caller can do other things in between. A [`Limit`] says when to stop, and a [`Control`] provides the
//! clock. A [`Level`] plays at a limited strength.
//!
//! # How it works
//! On flat boards: iterative deepening with principal variation search over incrementally updated [`patterns`]. Wins
//! in one, three and five plies, and the replies that could stop them, are read off the patterns without search.
//! Leaves are searched for continuous fours (VCF). The root is searched for continuous threats (VCT) of both sides,
//! with a share of the nodes. A position only counts as lost once every move that could stop the win has been tried,
//! including those near no mark. Once so few cells are free that the game can be searched to its end, nothing is
//! pruned or reduced, so the score is exact.
//!
//! Under renju and caro, the classes of lines come from a table of their own, each side's by its own rule. Black's moves in
//! renju are checked before they are tried, and a four wins if the reply to it is forbidden. In caro, a row of five can
//! also be prevented from its second end, so a four may have several replies; all of them are tried.
//!
//! In space, a run is as long as a side, so all that matters is how many marks each side has on each line. There the
//! search works on sets of cells, looks for a forced win in every position, and spends half of its time at the root
//! trying to prove a win (proof-number search).

mod alpha_beta;
mod context;
mod level;
mod limits;
mod lines;
mod margins;
mod move_history;
pub mod net;
mod no_win_cache;
mod opening;
mod ordering;
mod pattern_tables;
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
mod windowed;

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

pub use level::Level;
pub use margins::Margins;

use lines::LineSearch;
use net::Net;
use patterns::Weights;
use root::PatternSearch;
use skill::Skill;
use windowed::WindowSearch;

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
/// /// Stops the search at once.
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

/// The search on one board, with its tables. They are allocated once and kept from move to move.
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
pub struct Search(ByForm);

/// The search for each form of board.
#[derive(Clone, Debug)]
#[allow(clippy::large_enum_variant, reason = "there is one for each player")]
enum ByForm {
    Flat(PatternSearch),
    Cube(LineSearch),
    Endless(WindowSearch),
}

/// How a search begins.
#[derive(Clone, Copy, Debug)]
struct Beginning<'moves> {
    limit: Limit,
    skill: Skill,
    /// Decides between moves that score almost alike, if `skill` is limited.
    seed: u64,
    /// The moves that are not considered. At least one other move is legal.
    excluded: &'moves [Cell],
}

/// A search on boards of one form: its tables, and the search in progress, if there is one. See the methods of
/// [`Search`], which have the same names.
trait Engine {
    fn begin(&mut self, position: Position<'_>, beginning: Beginning<'_>) -> SearchInfo;

    fn resume(&mut self, info: &mut SearchInfo, control: &mut dyn Control) -> bool;

    fn is_threatened(&mut self, position: Position<'_>) -> bool;

    fn find_vcf(
        &mut self,
        position: Position<'_>,
        limit: Limit,
        control: &mut dyn Control,
    ) -> Option<Vec<Cell>>;

    fn find_vct(
        &mut self,
        position: Position<'_>,
        threats: u32,
        limit: Limit,
        control: &mut dyn Control,
    ) -> Option<(Cell, u32)>;

    fn clear(&mut self);
}

/// The most memory that all tables together may take.
const MAX_BYTES: usize = 64 << 20;

impl Search {
    /// A search with these rules. The transposition table takes about `table_bytes`, and all tables together at most
    /// 64 MB.
    #[must_use]
    pub fn new(rules: Rules, table_bytes: usize) -> Self {
        Self(match rules.shape().form() {
            Form::Flat { .. } => ByForm::Flat(PatternSearch::new(rules, table_bytes)),
            Form::Cube { .. } => ByForm::Cube(LineSearch::new(rules, table_bytes)),
            Form::Endless => ByForm::Endless(WindowSearch::new(table_bytes)),
        })
    }

    fn engine(&mut self) -> &mut dyn Engine {
        match &mut self.0 {
            ByForm::Flat(search) => search,
            ByForm::Cube(search) => search,
            ByForm::Endless(search) => search,
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
        let mut info = self.begin(position, limit);
        self.resume(&mut info, control);
        info
    }

    /// Starts a search that [`resume`](Self::resume) carries out in steps; [`think`](Self::think) does
    /// it in one go. Returns the move that is best without a search.
    ///
    /// # Examples
    /// ```
    /// use in_a_row::engine::{notation::Link, search::{Limit, Search, Untimed}};
    ///
    /// let game = "15x15k5/h8i9h9".parse::<Link>()?.game;
    /// let position = game.position().expect("a running game");
    /// let mut search = Search::new(game.rules(), 1 << 20);
    ///
    /// let mut info = search.begin(position, Limit::Depth(3));
    /// assert_eq!(info.depth, 0);
    /// // A control that stops the search now and then makes this more than one step.
    /// while search.resume(&mut info, &mut Untimed) {}
    /// assert_eq!(info.depth, 3);
    /// # Ok::<(), in_a_row::engine::notation::LinkError>(())
    /// ```
    pub fn begin(&mut self, position: Position<'_>, limit: Limit) -> SearchInfo {
        self.begin_with(position, limit, Skill::FULL, 0)
    }

    /// Starts a search for the best move beside these. At least one other move must be legal.
    ///
    /// # Examples
    /// ```
    /// use in_a_row::engine::{notation::Link, search::{Limit, Search, Untimed}};
    ///
    /// // X has an open three, which becomes an open four at either end.
    /// let game = "15x15k5/h8a1i8c2j8e1".parse::<Link>()?.game;
    /// let position = game.position().expect("a running game");
    /// let mut search = Search::new(game.rules(), 1 << 20);
    /// let best = search.think(position, Limit::Nodes(5_000), &mut Untimed);
    ///
    /// let mut second = search.begin_beside(position, Limit::Nodes(5_000), &[best.best]);
    /// while search.resume(&mut second, &mut Untimed) {}
    /// assert_ne!(second.best, best.best);
    /// assert_eq!(second.score, best.score);
    /// # Ok::<(), in_a_row::engine::notation::LinkError>(())
    /// ```
    pub fn begin_beside(
        &mut self,
        position: Position<'_>,
        limit: Limit,
        excluded: &[Cell],
    ) -> SearchInfo {
        self.engine().begin(position, Beginning { limit, skill: Skill::FULL, seed: 0, excluded })
    }

    /// The same at a limited strength. `seed` decides between moves that score almost alike.
    fn begin_with(
        &mut self,
        position: Position<'_>,
        limit: Limit,
        skill: Skill,
        seed: u64,
    ) -> SearchInfo {
        self.engine().begin(position, Beginning { limit, skill, seed, excluded: &[] })
    }

    /// Continues the search begun last until its limit, or until `control` stops it, and updates `info`.
    /// Returns whether there is more to search. The control's clock shows the time since
    /// [`begin`](Self::begin).
    ///
    /// Searching for anything else or clearing the tables ends the search in progress. After that, this does nothing
    /// and returns `false`.
    pub fn resume(&mut self, info: &mut SearchInfo, control: &mut dyn Control) -> bool {
        self.engine().resume(info, control)
    }

    /// Whether the other side threatens to win by force: on flat boards by an open four or two fours, in space
    /// by any number of threats.
    pub fn is_threatened(&mut self, position: Position<'_>) -> bool {
        self.engine().is_threatened(position)
    }

    /// The shortest win by continuous fours (VCF), or in space by continuous threats to complete a line. In this
    /// line each threat of the side to move is followed by the only reply, or by any reply if none helps.
    /// `None` if there is no such win, or if the limit came first.
    pub fn find_vcf(
        &mut self,
        position: Position<'_>,
        limit: Limit,
        control: &mut dyn Control,
    ) -> Option<Vec<Cell>> {
        self.engine().find_vcf(position, limit, control)
    }

    /// A win by continuous threats (VCT) with at most this many threats before the final fours: its
    /// first move, and an upper bound on its plies. `None` if none was found within the limit. In space
    /// it is any proven win, with any number of threats.
    pub fn find_vct(
        &mut self,
        position: Position<'_>,
        threats: u32,
        limit: Limit,
        control: &mut dyn Control,
    ) -> Option<(Cell, u32)> {
        self.engine().find_vct(position, threats, limit, control)
    }

    /// Changes the numbers that the search on flat boards evaluates and prunes with, and clears all tables. Does
    /// nothing on other boards, whose search has numbers of its own.
    ///
    /// # Examples
    /// ```
    /// use in_a_row::engine::{
    ///     notation::Link,
    ///     search::{Limit, Margins, Search, Untimed, patterns::Weights},
    /// };
    ///
    /// let game = "15x15k5/h8i9h9".parse::<Link>()?.game;
    /// let position = game.position().expect("a running game");
    /// let mut search = Search::new(game.rules(), 1 << 20);
    /// let score = |search: &mut Search| search.think(position, Limit::Depth(1), &mut Untimed).score;
    /// let before = score(&mut search);
    ///
    /// // After each move it is the other side's turn.
    /// let without_tempo = Weights { tempo: 0, ..Weights::TUNED };
    /// search.tune(&without_tempo, Margins::TUNED);
    /// assert_ne!(score(&mut search), before);
    ///
    /// search.tune(&Weights::TUNED, Margins::TUNED);
    /// assert_eq!(score(&mut search), before);
    /// # Ok::<(), in_a_row::engine::notation::LinkError>(())
    /// ```
    pub fn tune(&mut self, weights: &Weights, margins: Margins) {
        if let ByForm::Flat(search) = &mut self.0 {
            search.tune(weights, margins);
        }
    }

    /// Sets the network that the search evaluates with, beside the patterns, and clears all tables. With `None`, as at
    /// first, it evaluates with the patterns alone. Does nothing with rules that networks don't
    /// [support](Net::supports).
    ///
    /// # Examples
    /// ```
    /// use in_a_row::engine::{
    ///     notation::Link,
    ///     search::{Limit, Search, Untimed, net::Net},
    /// };
    ///
    /// let game = "15x15k5/h8i9h9".parse::<Link>()?.game;
    /// let position = game.position().expect("a running game");
    /// let mut search = Search::new(game.rules(), 1 << 20);
    /// let before = search.think(position, Limit::Depth(3), &mut Untimed);
    ///
    /// // This network takes every position for even.
    /// search.set_net(Some(Net::from_bytes(&[0; 4 * 8_642])?));
    /// assert_ne!(search.think(position, Limit::Depth(3), &mut Untimed).score, before.score);
    ///
    /// search.set_net(None);
    /// assert_eq!(search.think(position, Limit::Depth(3), &mut Untimed), before);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn set_net(&mut self, net: Option<Arc<Net>>) {
        if let ByForm::Flat(search) = &mut self.0 {
            search.set_net(net);
        }
    }

    /// Clears all tables, for a new game.
    pub fn clear(&mut self) {
        self.engine().clear();
    }
}
