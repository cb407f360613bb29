use std::{
    fmt,
    sync::Arc,
    time::{Duration, Instant},
};

use super::Point;
use crate::engine::{
    Position, Rules,
    search::{Control, Limit, Score, Search, SearchInfo, net::Net},
};

/// The search, kept from move to move.
pub(super) struct Player {
    rules: Rules,
    table: usize,
    search: Search,
}

/// The clock and stop flag of a search.
pub(super) struct Clock<'a> {
    /// The time when the line to be answered came in.
    pub(super) since: Instant,
    /// Returns whether nobody waits for the answer any more.
    pub(super) is_stopped: &'a dyn Fn() -> bool,
}

/// A search report for the manager's log.
pub(super) struct Report {
    rules: Rules,
    info: SearchInfo,
    time: Duration,
}

impl Player {
    /// Creates a search for these rules, with a transposition table of this size in bytes and perhaps a network.
    pub(super) fn new(rules: Rules, table: usize, net: Option<Arc<Net>>) -> Self {
        let mut search = Search::new(rules, table);
        search.set_net(net);
        Self { rules, table, search }
    }

    /// Returns whether it was made for these rules and this table size.
    pub(super) fn fits(&self, rules: Rules, table: usize) -> bool {
        (self.rules, self.table) == (rules, table)
    }

    /// Starts a new game.
    pub(super) fn new_game(&mut self) {
        self.search.clear();
    }

    /// Searches for the best move within the limit.
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
    /// Returns the search result.
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
