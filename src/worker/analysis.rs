use std::{collections::VecDeque, time::Duration};

use super::{answer::answer, task::Task};
use crate::{
    engine::{
        Rules,
        search::{Control, Search},
    },
    protocol::{Answer, Order, Report},
};

/// Answers what the page asks, one request after another, and keeps the strong player's memory. It works in
/// bits, short enough to hear new orders in between.
///
/// Requests that need no search are answered at once, before what takes long.
///
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
    /// The next first.
    waiting: VecDeque<Work>,
    /// When the first of them was begun, or what it says was last told.
    begun: Option<Duration>,
    told: Duration,
}

struct Work {
    id: u32,
    task: Task,
}

/// Tells the time since any moment that stays the same.
pub type Now = fn() -> Duration;

/// The table gets so many bytes: a search on one processor fills no more within seconds. With all else
/// it stays far below 64 MB.
const TABLE_BYTES: usize = 16 << 20;

/// After this the worker listens. Half of the 200 ms within which it is to answer a stop.
const BIT: Duration = Duration::from_millis(80);

/// A search that takes no longer says nothing before its answer.
const SILENT: Duration = Duration::from_millis(250);

/// Between two reports, at least.
const BETWEEN: Duration = Duration::from_millis(100);

/// The clock of one bit of a search.
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
    /// Whether there is something to go on with.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// Takes an order, and says what can be said at once.
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

    /// Does a bit of what is to be done.
    pub fn go_on(&mut self, now: Now) -> Option<Report> {
        let work = self.waiting.front_mut()?;
        let rules = work.task.rules();
        if self.memory.as_ref().is_none_or(|(board, _)| *board != rules) {
            // The old one goes first: both together may be more than there is room for.
            self.memory = None;
        }
        let (_, search) =
            self.memory.get_or_insert_with(|| (rules, Search::new(rules, TABLE_BYTES)));
        let start = now();
        let begun = *self.begun.get_or_insert(start);
        let mut bit = Bit { now, begun, end: start + BIT };
        // A review has many short searches.
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

    /// Puts work where it belongs: before what is not urgent.
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

    /// Answers the request with this number as well as can be now.
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

    /// Answers what is being done.
    fn finish(&mut self) -> Option<Report> {
        let Work { id, task } = self.waiting.pop_front()?;
        self.begun = None;
        Some(Report::Answer(id, task.answer()))
    }
}
