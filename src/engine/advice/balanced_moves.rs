use std::{iter, mem, time::Duration};

use super::{Adviser, BestLines, Evaluation, Line, distinct_moves};
use crate::engine::{
    Cell, Game,
    exact::Value,
    search::{Control, Limit, Search, SearchInfo},
};

/// The search for the moves after which a game is nearest to even, on a board that is too large to be solved. Players
/// choose openings by them.
///
/// It searches in rounds. The first one searches the positions after all moves, and each other round those after the moves
/// that promise to be nearest to even, one ply deeper than the round before. Moves that are proved to win or to lose are left
/// out, and those that are proved to draw are exactly even. Of moves that a symmetry of the position maps onto each other,
/// only one is searched.
///
/// The search runs in steps, and the result does not depend on how long they are. Using the [`Search`] for anything else in
/// between is allowed after [`restart`](Self::restart).
///
/// # Examples
/// ```
/// use in_a_row::engine::{
///     advice::BalancedMoves,
///     notation::Link,
///     search::{Search, Untimed},
/// };
///
/// // After black's first move in the centre, white comes closest to an even game next to it.
/// let game = "15x15k5/h8".parse::<Link>()?.game;
/// let mut search = Search::new(game.rules(), 1 << 20);
/// let mut balanced = BalancedMoves::new(game, 2);
/// while balanced.depth() < 4 {
///     balanced.resume(&mut search, &mut Untimed);
/// }
/// let first = &balanced.lines().lines[0];
/// assert!(["g9", "h9"].contains(&first.moves[0].to_string().as_str()));
/// # Ok::<(), in_a_row::engine::notation::LinkError>(())
/// ```
#[derive(Clone, Debug)]
pub struct BalancedMoves {
    game: Game,
    /// The number of moves to list.
    count: usize,
    /// The moves, in the order in which this round tries them.
    moves: Vec<Candidate>,
    /// How many of them it has tried.
    tried: usize,
    /// The lines of the last complete round, nearest to even first.
    last: Vec<Line>,
    /// The depth of this round in plies, beginning with the move.
    depth: u32,
    /// The search of the next move, if it has begun.
    running: Option<SearchInfo>,
    /// The number of nodes of all searches that have ended.
    nodes: u64,
    is_done: bool,
}

/// A move that may be near to even.
#[derive(Clone, Debug)]
struct Candidate {
    /// Its line, as it was found when the move was last tried.
    line: Line,
    /// The score for the first side that this round is expected to find.
    expected: i32,
}

/// The depth of the first round, in plies.
const FIRST_DEPTH: u32 = 2;

/// No round looks further. Nobody waits that long.
const LAST_DEPTH: u32 = 100;

/// The least number of moves in each round. Later rounds have as many as the last one.
const LEAST_MOVES: [usize; 9] = [usize::MAX, 40, 32, 24, 24, 16, 16, 12, 8];

impl BalancedMoves {
    /// Starts to look for this many moves. There are fewer if the others win or lose, and none for a game that has ended
    /// or awaits a ply of its opening.
    #[must_use]
    pub fn new(game: Game, count: usize) -> Self {
        let position = game.position().filter(|_| count > 0 && !game.awaits_opening_ply());
        let moves = position.map_or_else(Vec::new, distinct_moves);
        let moves: Vec<_> = moves.into_iter().map(Candidate::new).collect();
        Self {
            game,
            count,
            is_done: moves.is_empty(),
            moves,
            tried: 0,
            last: Vec::new(),
            depth: FIRST_DEPTH,
            running: None,
            nodes: 0,
        }
    }

    /// Returns the game.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Returns the depth of the current round: the number of plies that it looks ahead.
    #[must_use]
    pub const fn depth(&self) -> u32 {
        self.depth
    }

    /// Continues the search until another move has been tried or `control` stops it. Returns whether there is more to do.
    pub fn resume(&mut self, search: &mut Search, control: &mut dyn Control) -> bool {
        while !self.is_done {
            if let Some(line) = self.try_next(search) {
                self.note(line);
                break;
            }
            if control.is_stopped() {
                break;
            }
        }
        !self.is_done
    }

    /// Tries the next move of the round for a while. Returns its line if that is found.
    fn try_next(&mut self, search: &mut Search) -> Option<Line> {
        let line = &self.moves[self.tried].line;
        if line.evaluation == Evaluation::Drawn {
            return Some(line.clone());
        }
        let first = line.moves[0];
        let mut after = self.game.clone();
        // The move is legal.
        let _ = after.play(first);
        let Some(position) = after.position() else {
            let evaluation = Evaluation::at_end(&after);
            return Some(Line { moves: vec![first], evaluation, depth: 0 });
        };
        let (board, limit) = (position.board(), Limit::Depth(self.depth - 1));
        let info = self.running.get_or_insert_with(|| {
            // For the second mark on the board, the search would not compare moves, but it does if some are excluded.
            let excluded = if board.count() == 1 { &[first][..] } else { &[] };
            search.begin_beside(position, limit, excluded)
        });
        if search.resume(info, &mut Step::default()) {
            return None;
        }
        let info = self.running.take()?;
        self.nodes += info.nodes;
        let (depth, free) = (info.depth, board.free_count());
        let is_exact = free > 0 && usize::try_from(depth).is_ok_and(|depth| depth >= free);
        let evaluation = match Evaluation::of_score(info.score, position.turn()) {
            Evaluation::Heuristic(_) if is_exact => Evaluation::Drawn,
            Evaluation::Won(side, plies) => Evaluation::Won(side, plies.saturating_add(1)),
            evaluation => evaluation,
        };
        let moves = iter::once(first).chain(info.pv).collect();
        Some(Line { moves, evaluation, depth: depth + 1 })
    }

    /// Notes the line of the move that was tried, and begins another round if this one is complete.
    fn note(&mut self, line: Line) {
        if line.evaluation.winner().is_some() {
            self.last.retain(|other| other.moves[0] != line.moves[0]);
        }
        self.moves[self.tried].line = line;
        self.tried += 1;
        let round = usize::try_from(self.depth - FIRST_DEPTH).unwrap_or(usize::MAX);
        let least = LEAST_MOVES[round.min(LEAST_MOVES.len() - 1)].max(2 * self.count);
        let found = self.moves[..self.tried].iter().filter(|it| it.is_undecided()).count();
        if found < least && self.tried < self.moves.len() {
            return;
        }
        self.order_moves();
        let is_open = self.last.iter().any(|line| line.evaluation != Evaluation::Drawn);
        self.is_done = !is_open || self.depth == LAST_DEPTH;
        self.depth += u32::from(!self.is_done);
    }

    /// Lists the moves of the complete round, and puts all moves in order for the next one: first those that are listed,
    /// then those that are expected to be nearest to even. All values may change alike from one depth to the next, so those
    /// of moves that were not tried are expected to change like the others.
    fn order_moves(&mut self) {
        let (mut tried, mut others): (Vec<_>, Vec<_>) = (mem::take(&mut self.moves), Vec::new());
        others.extend(tried.drain(mem::take(&mut self.tried)..));
        tried.retain(Candidate::is_undecided);
        let mut changes: Vec<_> = tried.iter().map(|it| it.score() - it.expected).collect();
        changes.sort_unstable();
        let change = changes.get(changes.len() / 2).copied().unwrap_or_default();
        for candidate in &mut others {
            candidate.expected += change;
        }
        for candidate in &mut tried {
            candidate.expected = candidate.score();
        }
        tried.sort_by_key(|candidate| unevenness(candidate.line.evaluation));
        let listed = self.count.min(tried.len());
        self.last = tried[..listed].iter().map(|candidate| candidate.line.clone()).collect();
        tried.append(&mut others);
        tried[listed..].sort_by_key(|candidate| candidate.expected.abs());
        self.moves = tried;
    }

    /// Gives up the search of the move that is tried now. This is needed if the tables were used for something else.
    pub fn restart(&mut self) {
        self.running = None;
    }

    /// Returns the moves of the last complete round, each with the best play after it, nearest to even first; before the
    /// end of the first round, those found so far. The time is left to the caller.
    #[must_use]
    pub fn lines(&self) -> BestLines {
        let mut lines = self.last.clone();
        if lines.is_empty() {
            let found = self.moves[..self.tried].iter().filter(|it| it.is_undecided());
            lines.extend(found.map(|candidate| candidate.line.clone()));
            lines.sort_by_key(|line| unevenness(line.evaluation));
            lines.truncate(self.count);
        }
        let nodes = self.nodes + self.running.as_ref().map_or(0, |info| info.nodes);
        BestLines { lines, nodes, time: Duration::ZERO }
    }
}

impl Candidate {
    /// Creates a candidate that was never tried.
    fn new(cell: Cell) -> Self {
        let line = Line { moves: vec![cell], evaluation: Evaluation::Unknown, depth: 0 };
        Self { line, expected: 0 }
    }

    /// Returns whether it is not proved that the move wins or loses.
    const fn is_undecided(&self) -> bool {
        self.line.evaluation.winner().is_none()
    }

    /// Returns the score for the first side when the move was last tried.
    fn score(&self) -> i32 {
        match self.line.evaluation {
            Evaluation::Heuristic(score) => score.into(),
            _ => 0,
        }
    }
}

impl Adviser {
    /// Returns this many moves of a game that draw if both sides play their best, each with such play; none if the board
    /// is too large, or the game has ended or awaits a ply of its opening.
    ///
    /// # Examples
    /// ```
    /// use in_a_row::engine::{advice::Adviser, notation::Link};
    ///
    /// // After a corner, only the centre draws.
    /// let game = "3x3k3/a1".parse::<Link>()?.game;
    /// let lines = Adviser::new(game.rules()).balanced_moves(&game, 3);
    /// assert_eq!(lines.len(), 1);
    /// assert_eq!(lines[0].moves[0], "b2".parse()?);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn balanced_moves(&mut self, game: &Game, count: usize) -> Vec<Line> {
        let Some(position) = game.position().filter(|_| !game.awaits_opening_ply()) else {
            return Vec::new();
        };
        let distinct = distinct_moves(position);
        let mut draws = self.values(position);
        draws.retain(|(cell, value)| *value == Value::Draw && distinct.contains(cell));
        let lines = draws.into_iter().take(count);
        lines
            .map(|(cell, _)| Line {
                moves: self.best_play(game.clone(), cell),
                evaluation: Evaluation::Drawn,
                depth: 0,
            })
            .collect()
    }
}

/// A part of a search that always ends at the same place, so that the result does not depend on the time.
#[derive(Default)]
struct Step {
    /// How often the search has asked whether to stop.
    checks: u32,
}

/// The length of a [`Step`]. On a fast computer it takes less than 10 ms, on a slow phone less than 50.
const CHECKS: u32 = 16;

impl Control for Step {
    fn elapsed(&mut self) -> Duration {
        Duration::ZERO
    }

    fn is_stopped(&mut self) -> bool {
        self.checks += 1;
        self.checks > CHECKS
    }
}

/// Returns how far from even an evaluation is. A proved draw comes before an estimate.
fn unevenness(evaluation: Evaluation) -> (u16, bool) {
    match evaluation {
        Evaluation::Drawn => (0, false),
        Evaluation::Heuristic(score) => (score.unsigned_abs(), true),
        Evaluation::Unknown | Evaluation::Won(..) => (u16::MAX, true),
    }
}
