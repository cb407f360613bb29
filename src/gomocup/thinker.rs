use std::{
    fmt,
    time::{Duration, Instant},
};

use super::Point;
use crate::engine::{
    Position, Rules,
    search::{Control, Limit, Score, Search, SearchInfo},
};

/// The search, kept from move to move.
pub(super) struct Thinker {
    rules: Rules,
    table: usize,
    search: Search,
}

/// The moment from which time counts, and whether to stop.
pub(super) struct Clock<'a> {
    /// When what is being answered came in.
    pub(super) since: Instant,
    /// Whether the answer is no longer waited for.
    pub(super) is_stopped: &'a dyn Fn() -> bool,
}

/// What is told of a move besides where it is.
pub(super) struct Report {
    rules: Rules,
    info: SearchInfo,
    time: Duration,
}

impl Thinker {
    /// A search for these rules with a table of so many bytes.
    pub(super) fn new(rules: Rules, table: usize) -> Self {
        Self { rules, table, search: Search::new(rules, table) }
    }

    /// Whether it is made for these rules and so large a table.
    pub(super) fn fits(&self, rules: Rules, table: usize) -> bool {
        (self.rules, self.table) == (rules, table)
    }

    /// Another game begins.
    pub(super) fn forget(&mut self) {
        self.search.clear();
    }

    /// The best move found within the limit, and what is to be told of it.
    pub(super) fn think(
        &mut self,
        position: Position<'_>,
        limit: Limit,
        clock: &mut Clock<'_>,
    ) -> Report {
        let info = self.search.think(position, limit, clock);
        Report { rules: self.rules, info, time: clock.elapsed() }
    }
}

impl Control for Clock<'_> {
    fn elapsed(&mut self) -> Duration {
        self.since.elapsed()
    }

    fn is_stopped(&mut self) -> bool {
        (self.is_stopped)()
    }
}

impl Report {
    /// What was found.
    pub(super) const fn info(&self) -> &SearchInfo {
        &self.info
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let SearchInfo { score, depth, nodes, pv, .. } = &self.info;
        write!(f, "depth {depth}, ")?;
        match score {
            Score::Heuristic(value) => write!(f, "score {value}")?,
            Score::MateIn(plies) => write!(f, "wins in {plies}")?,
            Score::MatedIn(plies) => write!(f, "loses in {plies}")?,
        }
        write!(f, ", {nodes} nodes, {} ms, line", self.time.as_millis())?;
        pv.iter().try_for_each(|&cell| write!(f, " {}", Point::of(cell, self.rules)))
    }
}
