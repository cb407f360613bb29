use std::{collections::VecDeque, time::Duration};

use super::{answer::answer, job::Job, network::Networks};
use crate::{
    engine::{
        Rules,
        search::{
            Control, Search,
            net::{NetError, NetFile},
        },
    },
    protocol::{Answer, Order, Report},
};

/// Answers the page's requests, one after another, and keeps the tables of the search. It works in short
/// steps, so that it can take new orders in between.
///
/// Requests that need no search are answered at once. The others are queued, and [`go_on`](Self::go_on) works
/// on them.
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
    memory: Option<Memory>,
    networks: Networks,
    /// The queue. The current request is the first.
    queue: VecDeque<Work>,
    /// When work on the current request began.
    begun: Option<Duration>,
    /// When its progress was last reported.
    reported: Duration,
}

/// The tables of the search.
struct Memory {
    rules: Rules,
    search: Search,
    has_network: bool,
}

struct Work {
    id: u32,
    job: Job,
    /// See [`Request::network`](crate::protocol::Request::network).
    network: Option<NetFile>,
    /// The time that was spent on it since it began.
    time: Duration,
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
/// // A test can use a stopped clock: the search never runs out of time.
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

/// The size of the transposition table. One processor does not fill more than that within seconds. All tables
/// together stay far below 64 MB.
const TABLE_BYTES: usize = 16 << 20;

/// How long the worker works before it takes new orders. It must answer a stop within 200 ms.
const STEP: Duration = Duration::from_millis(80);

/// Progress is reported only for requests that take longer than this.
const SILENT_TIME: Duration = Duration::from_millis(250);

/// The minimum time between two reports of progress.
const REPORT_INTERVAL: Duration = Duration::from_millis(100);

/// The clock of one step. It stops the search at `end`.
struct StepClock {
    now: Now,
    begun: Duration,
    end: Duration,
}

impl Control for StepClock {
    fn elapsed(&mut self) -> Duration {
        (self.now)().saturating_sub(self.begun)
    }

    fn is_stopped(&mut self) -> bool {
        (self.now)() >= self.end
    }
}

impl Analysis {
    /// Returns whether there is work to do.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        !self.queue.is_empty() || self.networks.are_unfinished()
    }

    /// Returns a file with the weights of a network, the first time that a request needs it.
    pub fn network_to_load(&mut self) -> Option<NetFile> {
        self.networks.file_to_load()
    }

    /// Takes the content of a file with the weights of a network. Requests are answered without the network until its
    /// tables are complete, which takes part of a second of work.
    ///
    /// # Errors
    /// These are not the weights of a network.
    pub fn take_network(&mut self, file: NetFile, content: &[u8]) -> Result<(), NetError> {
        self.networks.take(file, content)
    }

    /// Takes an order. Returns a report if the order can be answered at once.
    pub fn hear(&mut self, order: Order) -> Option<Report> {
        match order {
            Order::Stop(id) => Some(self.stop(id)),
            Order::Ask(id, request) => {
                let network = request.network();
                match Job::of(request) {
                    Ok(job) => {
                        if let Some(file) = network {
                            self.networks.want(file);
                        }
                        self.enqueue(Work { id, job, network, time: Duration::ZERO });
                        None
                    }
                    Err(request) => Some(Report::Answer(id, answer(request))),
                }
            }
        }
    }

    /// Works for one step of about 80 ms. Returns a report if there is one.
    pub fn go_on(&mut self, now: Now) -> Option<Report> {
        let start = now();
        if self.networks.are_unfinished() && !self.is_urgent() {
            self.networks.go_on(&mut StepClock { now, begun: start, end: start + STEP });
            return None;
        }
        let work = self.queue.front_mut()?;
        let begun = *self.begun.get_or_insert(start);
        let rules = work.job.rules();
        let network = work.network.and_then(|file| self.networks.ready(file));
        if self.memory.as_ref().is_none_or(|memory| memory.rules != rules) {
            // Drop the old tables first: there may not be room for both.
            self.memory = None;
        }
        let Memory { search, has_network, .. } = self.memory.get_or_insert_with(|| Memory {
            rules,
            search: Search::new(rules, TABLE_BYTES),
            has_network: false,
        });
        if *has_network != network.is_some() {
            *has_network = network.is_some();
            search.set_net(network.cloned());
            // Its lines so far were found with other evaluations.
            work.job.restart();
        }
        let mut clock = StepClock { now, begun, end: start + STEP };
        // A review consists of many short searches; do as many as fit.
        let mut has_more = true;
        while has_more && !clock.is_stopped() {
            has_more = work.job.resume(search, &mut clock);
        }
        work.time = clock.elapsed();
        if !has_more {
            return self.finish(0);
        }
        let last = now();
        if last.saturating_sub(self.reported) < REPORT_INTERVAL {
            return None;
        }
        let report = if let Some(lines) = work.job.lines(work.time) {
            Report::Lines(work.id, lines)
        } else {
            let progress = work.job.progress(work.time).filter(|_| work.time >= SILENT_TIME)?;
            Report::Progress { id: work.id, progress, best: work.job.best() }
        };
        self.reported = last;
        Some(report)
    }

    /// Returns whether a person waits for the answer to the current request before the game can continue.
    fn is_urgent(&self) -> bool {
        self.queue.front().is_some_and(|work| work.job.is_urgent())
    }

    /// Adds work to the queue, before what is less urgent.
    fn enqueue(&mut self, work: Work) {
        let urgency = work.job.urgency();
        let place = self.queue.iter().position(|other| other.job.urgency() < urgency);
        let place = place.unwrap_or(self.queue.len());
        if place == 0 {
            if let Some(first) = self.queue.front_mut() {
                first.job.restart();
            }
            self.begun = None;
        }
        self.queue.insert(place, work);
    }

    /// Answers the request with this number now, with the best result so far.
    fn stop(&mut self, id: u32) -> Report {
        let place = self.queue.iter().position(|work| work.id == id);
        let stopped = place.and_then(|place| self.finish(place));
        stopped.unwrap_or(Report::Answer(id, Answer::Nothing))
    }

    /// Answers the request at this place in the queue, if there is one.
    fn finish(&mut self, place: usize) -> Option<Report> {
        let Work { id, job, time, .. } = self.queue.remove(place)?;
        if place == 0 {
            self.begun = None;
        }
        Some(Report::Answer(id, job.answer(time)))
    }
}
