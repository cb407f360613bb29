use std::{cmp::Reverse, mem, time::Duration};

use serde::{Deserialize, Serialize};

use super::{Adviser, Evaluation};
use crate::engine::{
    Cell, Game, Position,
    search::{Control, Limit, Score, Search, SearchInfo},
};

/// A good continuation of a game: a move, the best play that is known after it, and where it leads.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Side, advice::{Adviser, Evaluation}, notation::Link};
///
/// // X completes the bottom row, or else O the top row.
/// let game = "3x3k3/a1a3b1b3".parse::<Link>()?.game;
/// let lines = Adviser::new(game.rules()).lines(&game, 2);
/// assert_eq!(lines[0].moves, ["c1".parse()?]);
/// assert_eq!(lines[0].evaluation, Evaluation::Won(Side::First, 1));
/// assert_eq!(lines[1].moves[0], "c3".parse()?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    /// The moves of both sides; at least one.
    pub moves: Vec<Cell>,
    /// The evaluation of the position before the first of them, if that move is made.
    pub evaluation: Evaluation,
    /// How deep the search has looked, in plies; 0 if no search was needed.
    pub depth: u32,
}

/// The best moves of a position, or the most balanced ones, each with a line.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct BestLines {
    /// The lines, the best or the nearest to even first. They begin with different moves.
    pub lines: Vec<Line>,
    /// The number of nodes that were searched for them.
    pub nodes: u64,
    /// The time that was spent on them.
    pub time: Duration,
}

/// The search for the best moves of a position on a board that is too large to be solved.
///
/// It searches in rounds. A round finds the best move, then the best one beside it, and so on; the next round looks
/// further. It ends when every line is proved, and otherwise goes on for as long as it is resumed.
///
/// Using the [`Search`] for anything else in between is allowed after [`restart`](Self::restart).
///
/// # Examples
/// ```
/// use in_a_row::engine::{
///     Side,
///     advice::{DeepLines, Evaluation},
///     notation::Link,
///     search::{Search, Untimed},
/// };
///
/// // X has an open three: there are two ways to an open four.
/// let game = "15x15k5/h8a1i8c2j8e1".parse::<Link>()?.game;
/// let mut search = Search::new(game.rules(), 1 << 20);
/// let mut deep = DeepLines::new(game, 2);
/// while deep.resume(&mut search, &mut Untimed) {}
///
/// let lines = deep.lines().lines;
/// let mut firsts: Vec<_> = lines.iter().map(|line| line.moves[0].to_string()).collect();
/// firsts.sort();
/// assert_eq!(firsts, ["g8", "k8"]);
/// assert!(lines.iter().all(|line| line.evaluation == Evaluation::Won(Side::First, 3)));
/// # Ok::<(), in_a_row::engine::notation::LinkError>(())
/// ```
#[derive(Clone, Debug)]
pub struct DeepLines {
    game: Game,
    /// The number of lines to find.
    count: usize,
    /// The lines of the last complete round.
    last: Vec<Line>,
    /// The lines of this round so far.
    current: Vec<Line>,
    /// The node limit for each line of this round.
    limit: u64,
    /// The search for the next line, if it has begun.
    running: Option<SearchInfo>,
    /// The number of nodes of all searches that have ended.
    nodes: u64,
    /// Whether a line of this round may change if it is searched further.
    is_open: bool,
}

/// The node limit for each line of the first round: so few that the first lines come at once.
const FIRST_LIMIT: u64 = 2_000;

/// No round has a higher limit. Nobody waits that long.
const LAST_LIMIT: u64 = 1 << 36;

impl DeepLines {
    /// Starts to look for this many lines. There are fewer where fewer moves are legal, and none for a game that has
    /// ended or awaits a ply of its opening.
    #[must_use]
    pub fn new(game: Game, count: usize) -> Self {
        let position = game.position().filter(|_| !game.awaits_opening_ply());
        let count = position.map_or(0, |position| count.min(legal_moves(position)));
        Self {
            game,
            count,
            last: Vec::new(),
            current: Vec::new(),
            limit: FIRST_LIMIT,
            running: None,
            nodes: 0,
            is_open: false,
        }
    }

    /// Returns the game.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Continues the search until a line is found or `control` stops it. Returns whether there is more to do.
    pub fn resume(&mut self, search: &mut Search, control: &mut dyn Control) -> bool {
        let Some(position) = self.game.position().filter(|_| self.count > 0) else { return false };
        let (current, limit) = (&self.current, Limit::Nodes(self.limit));
        let info = self.running.get_or_insert_with(|| {
            let found: Vec<_> = current.iter().map(|line| line.moves[0]).collect();
            search.begin_beside(position, limit, &found)
        });
        if search.resume(info, control) {
            return true;
        }
        let turn = position.turn();
        let free = position.board().free_cells().count();
        if let Some(info) = self.running.take() {
            let is_exact = !matches!(info.score, Score::Heuristic(_))
                || usize::try_from(info.depth).is_ok_and(|depth| free > 0 && depth >= free);
            self.is_open |= !is_exact;
            self.nodes += info.nodes;
            self.current.push(Line {
                moves: info.pv,
                evaluation: Evaluation::of_score(info.score, turn),
                depth: info.depth,
            });
        }
        if self.current.len() == self.count {
            self.last = mem::take(&mut self.current);
            self.limit *= 2;
            return mem::take(&mut self.is_open) && self.limit <= LAST_LIMIT;
        }
        true
    }

    /// Gives up the line that is searched now. This is needed if the tables were used for something else.
    pub fn restart(&mut self) {
        self.running = None;
    }

    /// Returns the lines found so far: those of this round, and those of the last round that begin with other moves. The
    /// time is left to the caller.
    #[must_use]
    pub fn lines(&self) -> BestLines {
        let mut lines = self.current.clone();
        for line in &self.last {
            if lines.len() < self.count && lines.iter().all(|it| it.moves[0] != line.moves[0]) {
                lines.push(line.clone());
            }
        }
        if let Some(turn) = self.game.side_to_move() {
            // The later of two equal lines stays behind.
            lines.sort_by_key(|line| Reverse(line.evaluation.rank_for(turn)));
        }
        let nodes = self.nodes + self.running.as_ref().map_or(0, |info| info.nodes);
        BestLines { lines, nodes, time: Duration::ZERO }
    }
}

impl Adviser {
    /// Returns this many lines of a game, with best play by both sides; none if the board is too large, the game has ended
    /// or awaits a ply of its opening.
    #[must_use]
    pub fn lines(&mut self, game: &Game, count: usize) -> Vec<Line> {
        let Some(position) = game.position().filter(|_| !game.awaits_opening_ply()) else {
            return Vec::new();
        };
        let mut values = self.values(position);
        values.sort_by_key(|&(_, value)| Reverse(value));
        let lines = values.into_iter().take(count);
        lines
            .map(|(cell, value)| Line {
                moves: self.best_play(game.clone(), cell),
                evaluation: Evaluation::of_value(value, position.turn()),
                depth: 0,
            })
            .collect()
    }

    /// Returns this move and best play after it, to the end of the game.
    pub(super) fn best_play(&mut self, mut game: Game, first: Cell) -> Vec<Cell> {
        let mut moves = Vec::new();
        let mut next = Some(first);
        while let Some(cell) = next.filter(|&cell| game.play(cell).is_ok()) {
            moves.push(cell);
            let best = game.position().zip(self.solver.as_mut());
            next = best.and_then(|(position, solver)| solver.best(position).0.first().copied());
        }
        moves
    }
}

/// Returns the number of legal moves. On a board without end it is the number of those that are worth considering.
fn legal_moves(position: Position<'_>) -> usize {
    let listed = position.legal_moves().count();
    if listed > 0 { listed } else { position.candidates().count() }
}
