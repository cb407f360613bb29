use std::{collections::VecDeque, time::Duration};

use super::{answer::answer, task::Task};
use crate::{
    engine::{
        Rules,
        search::{Control, Search},
    },
    protocol::{Answer, Order, Report},
};

/// Answers the page's requests, one after another, and keeps the tables of the search. It works in short
/// steps, so that it can take new orders in between.
///
/// Requests that need no search are answered at once. The others wait, and [`go_on`](Self::go_on) works on
/// them.
///
/// # Examples
/// ```
/// use in_a_row::{
///     engine::call_tree::Counts,
///     protocol::{Answer, Order, Report, Request},
///     worker::Analysis,
/// };
///
/// let report = Analysis::default().hear(Order::Ask(1, Request::Count));
/// let Some(Report::Answer(1, Answer::Count(Counts { plain, .. }))) = report else { panic!() };
/// assert_eq!(plain, 549_946);
/// ```
#[derive(Default)]
pub struct Analysis {
    memory: Option<(Rules, Search)>,
    /// The next request comes first.
    waiting: VecDeque<Work>,
    /// When work on the first request began.
    begun: Option<Duration>,
    /// When its progress was last reported.
    told: Duration,
}

struct Work {
    id: u32,
    task: Task,
}

/// A clock: the time since some fixed moment.
///
/// # Examples
/// ```
/// use std::time::Duration;
///
/// use in_a_row::{
///     engine::{Game, notation::Link},
///     protocol::{Answer, Order, Report, Request},
///     worker::{Analysis, Now},
/// };
///
/// // A clock that stands still suits a test, because the search never runs out of time.
/// let now: Now = || Duration::ZERO;
/// let game = "15x15k5/h8g8i8a1j8c2k8e1".parse::<Link>()?.game;
///
/// let mut analysis = Analysis::default();
/// assert_eq!(analysis.hear(Order::Ask(1, Request::Hint(game))), None);
/// assert!(analysis.is_busy());
/// let Some(Report::Answer(1, Answer::Hint(hint))) = analysis.go_on(now) else { panic!() };
/// assert_eq!(hint.cell.to_string(), "l8");
/// # Ok::<(), in_a_row::engine::notation::LinkError>(())
/// ```
pub type Now = fn() -> Duration;

/// The size of the transposition table. One processor does not fill more within seconds. All tables together
/// stay far below 64 MB.
const TABLE_BYTES: usize = 16 << 20;

/// How long the worker works before it takes new orders. It must answer a stop within 200 ms.
const BIT: Duration = Duration::from_millis(80);

/// Progress is reported only if a search takes longer than this.
const SILENT: Duration = Duration::from_millis(250);

/// The minimum time between two reports.
const BETWEEN: Duration = Duration::from_millis(100);

/// The clock of one step of a search. It stops the search at `end`.
struct Bit {
    now: Now,
    begun: Duration,
    end: Duration,
}

impl Control for Bit {
    fn elapsed(&mut self) -> Duration {
        (self.now)().saturating_sub(self.begun)
    }

    fn is_stopped(&mut self) -> bool {
        (self.now)() >= self.end
    }
}

impl Analysis {
    /// Whether there is work to do.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// Takes an order. Returns a report if there is one at once.
    pub fn hear(&mut self, order: Order) -> Option<Report> {
        match order {
            Order::Stop(id) => Some(self.stop(id)),
            Order::Ask(id, request) => match Task::of(request) {
                Ok(task) => {
                    self.take(Work { id, task });
                    None
                }
                Err(request) => Some(Report::Answer(id, answer(request))),
            },
        }
    }

    /// Works for one step, about 80 ms. Returns a report if there is one.
    pub fn go_on(&mut self, now: Now) -> Option<Report> {
        let work = self.waiting.front_mut()?;
        let rules = work.task.rules();
        if self.memory.as_ref().is_none_or(|(board, _)| *board != rules) {
            // Drop the old tables first: there may not be room for both.
            self.memory = None;
        }
        let (_, search) =
            self.memory.get_or_insert_with(|| (rules, Search::new(rules, TABLE_BYTES)));
        let start = now();
        let begun = *self.begun.get_or_insert(start);
        let mut bit = Bit { now, begun, end: start + BIT };
        // A review consists of many short searches; do as many as fit.
        let mut goes_on = true;
        while goes_on && !bit.is_stopped() {
            goes_on = work.task.go_on(search, &mut bit);
        }
        if !goes_on {
            return self.finish();
        }
        let (time, last) = (bit.elapsed(), now());
        let tells = time >= SILENT && last.saturating_sub(self.told) >= BETWEEN;
        tells.then(|| {
            self.told = last;
            Report::Progress {
                id: work.id,
                progress: work.task.progress(time),
                best: work.task.best(),
            }
        })
    }

    /// Adds work to the queue. Urgent work goes before work that is not.
    fn take(&mut self, work: Work) {
        let is_urgent = work.task.is_urgent();
        let place = self.waiting.iter().position(|other| is_urgent && !other.task.is_urgent());
        let place = place.unwrap_or(self.waiting.len());
        if place == 0 {
            if let Some(first) = self.waiting.front_mut() {
                first.task.put_aside();
            }
            self.begun = None;
        }
        self.waiting.insert(place, work);
    }

    /// Answers the request with this number now, as well as possible.
    fn stop(&mut self, id: u32) -> Report {
        let nothing = Report::Answer(id, Answer::Nothing);
        match self.waiting.iter().position(|work| work.id == id) {
            Some(0) => self.finish().unwrap_or(nothing),
            Some(place) => {
                self.waiting.remove(place);
                nothing
            }
            None => nothing,
        }
    }

    /// Answers the current request.
    fn finish(&mut self) -> Option<Report> {
        let Work { id, task } = self.waiting.pop_front()?;
        self.begun = None;
        Some(Report::Answer(id, task.answer()))
    }
}
