use std::time::Duration;

use super::{Info, Problem};
use crate::engine::search::Limit;

/// What the manager allows, and how the program makes use of it.
///
/// # Examples
/// ```
/// use std::time::Duration;
///
/// use in_a_row::{engine::search::Limit, gomocup::{Info, Limits}};
///
/// let mut limits = Limits::default();
/// limits.note(Info::TurnTime(Duration::from_secs(5)));
/// // The answer has to be there a little earlier.
/// assert_eq!(limits.limit(), Limit::Time(Duration::from_millis(4_960)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    turn: Duration,
    whole_match: Option<Duration>,
    left: Option<Duration>,
    /// What was used since the manager last sent the time left, or since the game began.
    used: Duration,
    memory: Option<u64>,
    nodes: Option<u64>,
}

/// The time for a move if the manager sets none. Other programs assume the same.
const USUAL_TURN: Duration = Duration::from_secs(30);

/// How long before the deadline an answer is ready: a manager's clock starts before ours and stops
/// after it.
const MARGIN: Duration = Duration::from_millis(30);

/// How long the search may take to notice that its time is up.
const NOTICE: Duration = Duration::from_millis(10);

/// The share of the time left that one move may take. A game takes 15 to 20 moves a side, and the early
/// ones decide it: shrinking shares that never add up to the whole suit both.
const SHARES: u32 = 12;

/// How far to search if no time is given: a few milliseconds' worth.
const AT_ONCE: Limit = Limit::Nodes(2_000);

/// What the program needs besides the transposition table, in bytes: measured, and rounded up.
const PROGRAM: u64 = 8 << 20;

/// The smallest and the largest transposition table, in bytes.
const SMALLEST_TABLE: u64 = 1 << 20;
const LARGEST_TABLE: u64 = 32 << 20;

impl Default for Limits {
    fn default() -> Self {
        Self {
            turn: USUAL_TURN,
            whole_match: None,
            left: None,
            used: Duration::ZERO,
            memory: None,
            nodes: None,
        }
    }
}

impl Limits {
    /// Notes what the manager said.
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

    /// Starts a new game. Keeps a time left that was already sent, because it may be meant for this game.
    pub const fn begin(&mut self) {
        if self.left.is_none() {
            self.used = Duration::ZERO;
        }
    }

    /// Records the time used for a move.
    pub const fn spend(&mut self, time: Duration) {
        self.used = self.used.saturating_add(time);
    }

    /// The limit for the next move. The answer is ready 30 ms before the deadline whenever there are
    /// more than 50, and the time left for the game is never used up.
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

    /// The size of the transposition table, in bytes.
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
