use std::time::Duration;

use super::{Info, Problem};
use crate::engine::search::Limit;

/// What a program may use, as far as it was told, and how it makes use of that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    turn: Duration,
    whole_match: Option<Duration>,
    left: Option<Duration>,
    /// What has been used since the time left was told, or since the game began.
    used: Duration,
    memory: Option<u64>,
}

/// Where nothing was said of the time for a move: what other programs assume as well.
const USUAL_TURN: Duration = Duration::from_secs(30);

/// An answer is ready so much before the time is up: a manager's clock starts before ours and stops
/// after it.
const MARGIN: Duration = Duration::from_millis(30);

/// What the search may take to notice that its time is up.
const NOTICE: Duration = Duration::from_millis(10);

/// The part of the time left that one move may take. A game ends after some 15 to 20 moves of each
/// side, and the early ones decide it: shrinking shares that never add up to the whole suit both.
const SHARES: u32 = 12;

/// How far to look where no time is given: a few milliseconds' worth.
const AT_ONCE: Limit = Limit::Nodes(2_000);

/// What the program needs besides the search's table, in bytes: measured, and rounded up.
const PROGRAM: u64 = 8 << 20;

/// The smallest and the largest table, in bytes.
const SMALLEST_TABLE: u64 = 1 << 20;
const LARGEST_TABLE: u64 = 32 << 20;

impl Default for Limits {
    fn default() -> Self {
        Self { turn: USUAL_TURN, whole_match: None, left: None, used: Duration::ZERO, memory: None }
    }
}

impl Limits {
    /// Takes note of what was told.
    pub const fn note(&mut self, info: Info) {
        match info {
            Info::TurnTime(time) => self.turn = time,
            Info::MatchTime(time) => self.whole_match = time,
            Info::TimeLeft(time) => {
                self.left = Some(time);
                self.used = Duration::ZERO;
            }
            Info::Memory(bytes) => self.memory = bytes,
            Info::Rule(_) => {}
        }
    }

    /// A new game begins. What was said of the time left may have been meant for it and stays.
    pub const fn begin(&mut self) {
        if self.left.is_none() {
            self.used = Duration::ZERO;
        }
    }

    /// So much was used for a move.
    pub const fn spend(&mut self, time: Duration) {
        self.used = self.used.saturating_add(time);
    }

    /// How long or how far to think about the next move, so that the answer is ready 30 ms before the
    /// time for it is up, wherever there are more than 50, and never uses up what is left for the game.
    #[must_use]
    pub fn limit(&self) -> Limit {
        let share =
            self.left.or(self.whole_match).map(|all| all.saturating_sub(self.used) / SHARES);
        let time = share.map_or(self.turn, |share| share.min(self.turn));
        if time.is_zero() {
            return AT_ONCE;
        }
        // Where there is hardly more than the margin, the better part of it still has to be kept.
        Limit::Time(time.saturating_sub(MARGIN + NOTICE).max(time / 5))
    }

    /// The size of the search's table, in bytes.
    ///
    /// # Errors
    /// There is no room for the smallest.
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
