use std::time::Duration;

use super::{Info, Problem};
use crate::engine::search::Limit;

/// The manager's limits on time, nodes and memory, and the program's use of them.
///
/// # Examples
/// ```
/// use std::time::Duration;
///
/// use in_a_row::{engine::search::Limit, gomocup::{Info, Limits}};
///
/// let mut limits = Limits::default();
/// limits.note(Info::TurnTime(Duration::from_secs(5)));
/// // The answer must be ready a little earlier.
/// assert_eq!(limits.limit(), Limit::Time(Duration::from_millis(4_960)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    turn: Duration,
    whole_match: Option<Duration>,
    left: Option<Duration>,
    /// The time used since the manager last sent the time left, or since the game began.
    used: Duration,
    memory: Option<u64>,
    nodes: Option<u64>,
}

/// The time for a move if the manager sets none. Other programs use the same default.
const DEFAULT_TURN: Duration = Duration::from_secs(30);

/// The time between an answer and its deadline, because a manager's clock starts before ours and stops after it.
const MARGIN: Duration = Duration::from_millis(30);

/// The longest time that the search may take to notice that its time is up.
const NOTICE: Duration = Duration::from_millis(10);

/// One move may take one of this many equal shares of the time left. A game takes 15 to 20 moves a side, and the early
/// ones decide it; shares that shrink and never add up to the whole suit both facts.
const SHARES: u32 = 12;

/// The limit of a search if no time is given: a few milliseconds' worth.
const AT_ONCE: Limit = Limit::Nodes(2_000);

/// The memory that the program needs besides the transposition table, in bytes; measured and rounded up.
const PROGRAM: u64 = 8 << 20;

/// The smallest and the largest transposition table, in bytes.
const SMALLEST_TABLE: u64 = 1 << 20;
const LARGEST_TABLE: u64 = 32 << 20;

impl Default for Limits {
    fn default() -> Self {
        Self {
            turn: DEFAULT_TURN,
            whole_match: None,
            left: None,
            used: Duration::ZERO,
            memory: None,
            nodes: None,
        }
    }
}

impl Limits {
    /// Records information from the manager.
    pub const fn note(&mut self, info: Info) {
        match info {
            Info::TurnTime(time) => self.turn = time,
            Info::MatchTime(time) => self.whole_match = time,
            Info::TimeLeft(time) => {
                self.left = Some(time);
                self.used = Duration::ZERO;
            }
            Info::Memory(bytes) => self.memory = bytes,
            Info::Nodes(nodes) => self.nodes = nodes,
            Info::Rule(_) => {}
        }
    }

    /// Starts a new game. Keeps the time left if it was already sent, because it may be meant for this game.
    pub const fn begin(&mut self) {
        if self.left.is_none() {
            self.used = Duration::ZERO;
        }
    }

    /// Records the time used for a move.
    pub const fn spend(&mut self, time: Duration) {
        self.used = self.used.saturating_add(time);
    }

    /// Returns the limit for the next move. The answer is ready 30 ms before the deadline if the move has more than
    /// 50 ms, and the time left for the game is never used up.
    #[must_use]
    pub fn limit(&self) -> Limit {
        if let Some(nodes) = self.nodes {
            return Limit::Nodes(nodes);
        }
        let share =
            self.left.or(self.whole_match).map(|all| all.saturating_sub(self.used) / SHARES);
        let time = share.map_or(self.turn, |share| share.min(self.turn));
        if time.is_zero() {
            return AT_ONCE;
        }
        // If there is hardly more time than the margin, use at least a fifth of it.
        Limit::Time(time.saturating_sub(MARGIN + NOTICE).max(time / 5))
    }

    /// Returns the size of the transposition table, in bytes.
    ///
    /// # Errors
    /// There is no room for the smallest one.
    pub fn table(&self) -> Result<usize, Problem> {
        let bytes = match self.memory {
            None => LARGEST_TABLE,
            Some(all) if all < PROGRAM + SMALLEST_TABLE => {
                return Err(Problem::Memory(PROGRAM + SMALLEST_TABLE));
            }
            Some(all) => (all - PROGRAM).min(LARGEST_TABLE),
        };
        usize::try_from(bytes).map_err(|_| Problem::Memory(bytes))
    }
}
