use std::{
    fmt,
    sync::Arc,
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

use rand::SeedableRng;
use rand_xoshiro::Xoshiro128PlusPlus;

use super::{Point, Problem};
use crate::engine::{
    Game, Ply, Position, Rules, Side, openings,
    search::{Control, Limit, Score, Search, SearchInfo, net::Net},
};

/// The search, kept from move to move.
pub(super) struct Player {
    rules: Rules,
    table: usize,
    search: Search,
    /// Chooses among openings.
    random: Xoshiro128PlusPlus,
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
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let random = Xoshiro128PlusPlus::seed_from_u64(now.subsec_nanos().into());
        Self { rules, table, search, random }
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

    /// Returns the plies with which this player answers a swap2 opening: three moves, two moves, a move as the second side,
    /// or the choice of the first side.
    pub(super) fn open(
        &mut self,
        mut game: Game,
        limit: Limit,
        clock: &mut Clock<'_>,
    ) -> Result<Vec<Ply>, Problem> {
        let me = game.turn().ok_or(Problem::Over)?.player();
        // At most three plies need a search: a choice and two moves.
        let share = match limit {
            Limit::Time(time) => Limit::Time(time / 3),
            Limit::Nodes(_) | Limit::Depth(_) => limit,
        };
        let mut plies = Vec::new();
        while game.turn().is_some_and(|turn| turn.player() == me) && game.is_in_opening() {
            let next = openings::next_ply(&game, &mut self.search, share, clock, &mut self.random);
            let ply = next.ok_or(Problem::Over)?;
            game.act(ply).map_err(|_| Problem::Over)?;
            // White is chosen by a move.
            if !matches!(ply, Ply::Choose(Side::Second) | Ply::Offer) {
                plies.push(ply);
            }
        }
        if let Some(position) = game.position().filter(|_| plies.is_empty()) {
            plies.push(Ply::Move(self.search.think(position, limit, clock).best));
        }
        Ok(plies)
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
