use std::time::Duration;

use crate::engine::{
    Cell, Game,
    search::{Control, Limit, Score, Search, SearchInfo, Untimed},
};

/// A search with at most this many nodes is not interrupted if the limit is one of nodes.
const AT_ONCE: u64 = 400_000;

/// A search for the cell after which a position is best by some measure. All cells are searched with few nodes, and the best
/// of them in more rounds with more nodes.
///
/// The search runs in steps. Using the [`Search`] for anything else in between spoils the result.
///
/// # Examples
/// ```
/// use in_a_row::engine::{
///     notation::Link,
///     openings::{CellSearch, near_marks, unevenness},
///     search::{Limit, Search, Untimed},
/// };
///
/// // Black has an open three. White's mark at one of its ends makes the game most even.
/// let game = "15x15k5/h8a1i8c2j8".parse::<Link>()?.game;
/// let mut search = Search::new(game.rules(), 1 << 20);
/// let near = near_marks(&game, 1);
/// let mut cells = CellSearch::new(game, near, &[(500, 3), (5_000, 1)], unevenness);
/// while cells.resume(Limit::Nodes(5_000), &mut search, &mut Untimed) {}
/// let (_, best) = cells.best().expect("a cell");
/// assert!(["g8", "k8"].contains(&best.to_string().as_str()));
/// # Ok::<(), in_a_row::engine::notation::LinkError>(())
/// ```
#[derive(Clone, Debug)]
pub struct CellSearch {
    game: Game,
    /// The rounds that have not ended.
    rounds: &'static [(u64, usize)],
    cost: fn(Score) -> i32,
    /// The cells that are left, with their costs in the last round, the best first. Before the end of the first round, all
    /// costs are the maximum.
    cells: Vec<(i32, Cell)>,
    /// The costs of the first cells in this round.
    costs: Vec<i32>,
    /// The search of the next cell, if it was interrupted.
    interrupted: Option<SearchInfo>,
}

impl CellSearch {
    /// Starts a search for the best of these cells for the next move. `cost` is what a score of the side that moves after it
    /// costs; a move that is illegal or ends the game costs the most. For each round, `rounds` has the number of nodes for
    /// each cell, and the number of cells that are left after it.
    #[must_use]
    pub fn new(
        game: Game,
        cells: Vec<Cell>,
        rounds: &'static [(u64, usize)],
        cost: fn(Score) -> i32,
    ) -> Self {
        let cells = cells.into_iter().map(|cell| (i32::MAX, cell)).collect();
        Self { game, rounds, cost, cells, costs: Vec::new(), interrupted: None }
    }

    /// Searches until the rest of the limit is too short for another round, or until `control` stops it. Searches at least one
    /// cell unless that takes too long. Returns whether there is more to search. The control's clock shows the time since the
    /// beginning.
    ///
    /// With a limit by nodes, the result does not depend on when `control` stops it.
    pub fn resume(&mut self, limit: Limit, search: &mut Search, control: &mut dyn Control) -> bool {
        while let Some((&(nodes, left), rounds)) = self.rounds.split_first() {
            let has_begun = self.interrupted.is_some() || !self.costs.is_empty();
            if !has_begun && !affords(limit, nodes, control) {
                return false;
            }
            let search_limit = if let Limit::Time(_) = limit { limit } else { Limit::Nodes(nodes) };
            while let Some(&(_, cell)) = self.cells.get(self.costs.len()) {
                let info = self
                    .interrupted
                    .take()
                    .or_else(|| begin_after(&self.game, cell, nodes, search));
                let cost = match info {
                    Some(mut info) => {
                        if resume(search, &mut info, search_limit, control) {
                            self.interrupted = Some(info);
                            return true;
                        }
                        (self.cost)(info.score)
                    }
                    None => i32::MAX,
                };
                self.costs.push(cost);
                if control.is_stopped() {
                    return true;
                }
            }
            for ((cost, _), found) in self.cells.iter_mut().zip(self.costs.drain(..)) {
                *cost = found;
            }
            self.cells.sort_by_key(|&(cost, _)| cost);
            self.cells.truncate(left);
            self.rounds = rounds;
        }
        false
    }

    /// Returns the best cell so far and its cost; `None` if there are no cells.
    #[must_use]
    pub fn best(&self) -> Option<(i32, Cell)> {
        let first = *self.cells.first()?;
        let searched = self.costs.iter().zip(&self.cells).map(|(&cost, &(_, cell))| (cost, cell));
        let best = searched.min_by_key(|&(cost, _)| cost).filter(|_| first.0 == i32::MAX);
        Some(best.unwrap_or(first))
    }
}

/// Returns the legal moves that are at most this far from an earlier mark, in columns and in rows, or all legal moves if
/// there are none.
#[must_use]
pub fn near_marks(game: &Game, distance: u16) -> Vec<Cell> {
    let is_near = |cell: &&Cell| {
        game.moves().iter().any(|mark| {
            let columns = cell.column().abs_diff(mark.column());
            columns.max(cell.row().abs_diff(mark.row())) <= distance
        })
    };
    let legal: Vec<_> = game.legal_moves().collect();
    let near: Vec<_> = legal.iter().filter(is_near).copied().collect();
    if near.is_empty() { legal } else { near }
}

/// Returns how far from even a score is; the maximum for wins and losses.
#[must_use]
pub fn unevenness(score: Score) -> i32 {
    match score {
        Score::Heuristic(value) => value.saturating_abs(),
        Score::MateIn(_) | Score::MatedIn(_) => i32::MAX,
    }
}

/// Returns whether there is enough left of the limit for a round with this many nodes for each cell. Each round takes
/// about as long as all before it together, or up to four times as long.
fn affords(limit: Limit, nodes: u64, control: &mut dyn Control) -> bool {
    match limit {
        Limit::Time(time) => control.elapsed() * 5 <= time.max(Duration::from_millis(1)),
        Limit::Nodes(most) => nodes <= most,
        Limit::Depth(_) => nodes <= DEPTH_NODES,
    }
}

/// The most nodes for each cell if the limit is a depth.
const DEPTH_NODES: u64 = 4_000;

/// Starts to search the position after this move; `None` if the move is not legal or ends the game.
fn begin_after(game: &Game, cell: Cell, nodes: u64, search: &mut Search) -> Option<SearchInfo> {
    let mut after = game.clone();
    after.play(cell).ok()?;
    let position = after.next_position()?;
    search.clear();
    Some(search.begin(position, Limit::Nodes(nodes)))
}

/// Continues a search that has this limit; see [`Search::resume`]. Returns whether `control` interrupted it.
///
/// An interrupted search repeats some of its work. With a limit by nodes, its result would depend on when that was.
pub(super) fn resume(
    search: &mut Search,
    info: &mut SearchInfo,
    limit: Limit,
    control: &mut dyn Control,
) -> bool {
    match limit {
        Limit::Nodes(..=AT_ONCE) => search.resume(info, &mut Untimed),
        _ => search.resume(info, control),
    }
}
