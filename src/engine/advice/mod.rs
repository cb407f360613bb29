//! Hints during a game, and reviews after it.
//!
//! Start with an [`Adviser`]. On boards that [`exact`](super::exact) solves, its [`Hint`]s and its
//! [`Review`] are exact. On larger boards it only sees lines that are about to be completed; for such boards,
//! [`BalancedMoves`], [`DeepHint`], [`DeepLines`] and [`DeepReview`] use the [search](super::search). [`threats()`]
//! finds the threats of each side on every board.

mod balanced_moves;
mod best_lines;
mod deep_hint;
mod deep_review;
mod distinct_moves;
mod evaluation;
mod quiet;
mod threats;
mod verdict;

pub use balanced_moves::BalancedMoves;
pub use best_lines::{BestLines, DeepLines, Line};
pub use deep_hint::DeepHint;
pub use deep_review::DeepReview;
pub use distinct_moves::distinct_moves;
pub use evaluation::Evaluation;
pub use quiet::moves_without_threat;
use serde::{Deserialize, Serialize};
pub use threats::{Threat, ThreatKind, threats};
pub use verdict::Verdict;

use super::{
    Cell, Game, Position, Rules, Side,
    exact::{Solver, Value},
    judge,
};

/// Gives hints and reviews for games on one board.
///
/// # Examples
/// ```
/// use in_a_row::engine::{advice::{Adviser, Reason}, notation::Link};
///
/// // The first side is about to complete the middle row.
/// let link: Link = "3x3k3/b2a1a2".parse()?;
/// let position = link.game.position().expect("a running game");
///
/// let mut adviser = Adviser::new(position.rules());
/// let hint = adviser.hint(position).expect("a good move");
/// assert_eq!(hint.cell.to_string(), "c2");
/// assert_eq!(hint.reason, Reason::Blocks);
/// # Ok::<(), in_a_row::engine::notation::LinkError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Adviser {
    solver: Option<Solver>,
}

/// A good move, and the reason why it is good.
///
/// # Examples
/// ```
/// use in_a_row::engine::{
///     advice::{Adviser, Hint, Reason},
///     exact::Value,
///     notation::Link,
/// };
///
/// // X has b2 and a1, O has a3 and b3. Both can complete a line on c3.
/// let game = "3x3k3/b2a3a1b3".parse::<Link>()?.game;
/// let position = game.position().expect("a running game");
/// let hint = Adviser::new(game.rules()).hint(position);
/// let wins = Hint { cell: "c3".parse()?, reason: Reason::Wins, value: Some(Value::Win(1)) };
/// assert_eq!(hint, Some(wins));
/// # Ok::<(), in_a_row::engine::notation::LinkError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hint {
    /// The move.
    pub cell: Cell,
    /// The reason why it is good.
    pub reason: Reason,
    /// The result of best play after it, for the side that makes it, if that is proved. No other move leads to a
    /// better result. A win takes at most this long, and a loss can be delayed for at most this long.
    pub value: Option<Value>,
}

/// The reason why a move is good.
///
/// # Examples
/// ```
/// use in_a_row::engine::{advice::{Adviser, Reason}, exact::Value, notation::Link};
///
/// // After a corner, every answer but the centre loses.
/// let game = "3x3k3/a1".parse::<Link>()?.game;
/// let position = game.position().expect("a running game");
/// let hint = Adviser::new(game.rules()).hint(position).expect("a best move");
/// assert_eq!((hint.cell, hint.reason), ("b2".parse()?, Reason::IsOnly));
///
/// // After an edge instead, the first side wins with its third move from here.
/// let game = "3x3k3/a1b1".parse::<Link>()?.game;
/// let position = game.position().expect("a running game");
/// let hint = Adviser::new(game.rules()).hint(position).expect("a best move");
/// assert_eq!((hint.reason, hint.value), (Reason::IsBest, Some(Value::Win(5))));
/// # Ok::<(), in_a_row::engine::notation::LinkError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reason {
    /// It completes a line.
    Wins,
    /// The opponent would complete a line there.
    Blocks,
    /// It makes two cells complete a line, and the opponent can block only one of them.
    MakesTwoThreats,
    /// The opponent threatens to make two threats at once.
    StopsAnAttack,
    /// It holds the draw, and all other moves lose.
    IsOnly,
    /// No better move is known.
    IsBest,
}

/// One move of a game, as a [`Review`] judges it.
///
/// # Examples
/// ```
/// use in_a_row::engine::{advice::{Adviser, Verdict}, notation::Link};
///
/// // With a1 and c1 taken, X could complete the bottom row, but played b2.
/// let game = "3x3k3/a1a3c1b3b2".parse::<Link>()?.game;
/// let review = Adviser::new(game.rules()).review(&game);
/// let judged = &review.moves[4];
/// assert_eq!(judged.verdict, Verdict::Blunder);
/// assert_eq!(judged.better, ["b1".parse()?]);
/// # Ok::<(), in_a_row::engine::notation::LinkError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct JudgedMove {
    /// How good it was.
    pub verdict: Verdict,
    /// The evaluation of the position after it.
    pub evaluation: Evaluation,
    /// The better moves, if there were any.
    pub better: Vec<Cell>,
    /// A line that forces the missed win, with the moves of both sides, starting in place of this move.
    /// Empty if no such line is known.
    pub line: Vec<Cell>,
}

/// A review of a game: how good each move was, and which one decided the game.
///
/// # Examples
/// ```
/// use in_a_row::engine::{advice::{Adviser, Verdict}, notation::Link};
///
/// // After a corner only the centre holds the draw; the second side took an edge.
/// let link: Link = "3x3k3/a1b1".parse()?;
/// let review = Adviser::new(link.game.rules()).review(&link.game);
/// assert_eq!(review.moves[0].verdict, Verdict::Good);
/// assert_eq!(review.moves[1].verdict, Verdict::Blunder);
/// assert_eq!(review.moves[1].better[0].to_string(), "b2");
/// # Ok::<(), in_a_row::engine::notation::LinkError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Review {
    /// The evaluation of the position before the first move.
    pub start: Evaluation,
    /// One entry for each move.
    pub moves: Vec<JudgedMove>,
    /// How many of the first moves are not judged, because the review was stopped, or judges only the last move.
    pub unjudged: usize,
    /// The number of the move that decided the game, counted from 0: the loser's last mistake, or in a draw the
    /// last missed win.
    pub decisive: Option<usize>,
}

impl Review {
    /// Returns the evaluation of the position before the move with this number, counted from 0; unknown if there was no
    /// such move.
    #[must_use]
    pub fn evaluation_before(&self, ply: usize) -> Evaluation {
        match ply.checked_sub(1) {
            Some(before) => self.moves.get(before).map(|judged| judged.evaluation),
            None => Some(self.start),
        }
        .unwrap_or_default()
    }

    /// Finds the move that [decided](Self::decisive) the game, if all moves are judged.
    fn find_decisive(&self, game: &Game) -> Option<usize> {
        if self.unjudged > 0 {
            return None;
        }
        let winner = game.outcome()?.winner();
        let decides = |ply: &usize| {
            let judged = &self.moves[*ply];
            let before = self.evaluation_before(*ply).winner();
            let is_bad = matches!(judged.verdict, Verdict::Blunder | Verdict::Mistake);
            is_bad
                && match winner {
                    Some(winner) => {
                        let by_loser = game.side_at(*ply) != winner;
                        let loses = judged.evaluation.winner() == Some(winner);
                        by_loser && loses && before != Some(winner)
                    }
                    None => before == Some(game.side_at(*ply)),
                }
        };
        (0..self.moves.len()).rev().find(decides)
    }
}

impl Adviser {
    /// Creates an adviser for this board.
    #[must_use]
    pub fn new(rules: Rules) -> Self {
        Self { solver: Solver::new(rules) }
    }

    /// Returns whether its board is small enough to be solved, so that all advice is exact.
    #[must_use]
    pub const fn is_exact(&self) -> bool {
        self.solver.is_some()
    }

    /// Returns the value of each legal move, for the side that makes it. Empty if the board is too large.
    pub fn values(&mut self, position: Position<'_>) -> Vec<(Cell, Value)> {
        self.solver.as_mut().map_or_else(Vec::new, |solver| solver.moves(position))
    }

    /// Returns a good move, or `None` if it cannot tell which move is better.
    pub fn hint(&mut self, position: Position<'_>) -> Option<Hint> {
        let own = position.turn();
        if let Some(cell) = completing(position, own).first() {
            return Some(Hint { cell: *cell, reason: Reason::Wins, value: Some(Value::Win(1)) });
        }
        let blocks = completing(position, own.other());
        let makes_two = |cell: &Cell| threats_after(position, *cell, own) > 1;
        if let Some(solver) = &mut self.solver {
            let (best, value) = solver.best(position);
            let wins_soon = |cell: &&Cell| value == Value::Win(3) && makes_two(cell);
            let cell = best.iter().find(wins_soon);
            let cell = cell.or_else(|| best.iter().find(|it| blocks.contains(it)));
            let cell = *cell.or(best.first())?;
            let reason = match value {
                _ if blocks.contains(&cell) => Reason::Blocks,
                Value::Win(3) if makes_two(&cell) => Reason::MakesTwoThreats,
                Value::Draw if best.len() == 1 => Reason::IsOnly,
                _ => Reason::IsBest,
            };
            return Some(Hint { cell, reason, value: Some(value) });
        }
        if let Some(first) = blocks.first() {
            let stops_all = |cell: &&Cell| !wins_after(position, **cell, &blocks);
            let stops_all = blocks.iter().find(stops_all);
            return Some(Hint {
                cell: *stops_all.unwrap_or(first),
                reason: Reason::Blocks,
                value: stops_all.is_none().then_some(Value::Loss(2)),
            });
        }
        let cell = position.candidates().find(makes_two)?;
        Some(Hint { cell, reason: Reason::MakesTwoThreats, value: Some(Value::Win(3)) })
    }

    /// Judges every move of a game.
    pub fn review(&mut self, game: &Game) -> Review {
        let mut so_far = game.after(0);
        let start = self.evaluate(&so_far);
        let (mut before, mut moves) = (start, Vec::new());
        for &cell in game.moves() {
            let mut after = so_far.clone();
            // The move is legal because the game has it.
            let _ = after.play_recorded(cell);
            let evaluation = self.evaluate(&after);
            let (verdict, better) = match so_far.position() {
                Some(position) => self.judge(position, cell, [before, evaluation]),
                None => (Verdict::Unknown, Vec::new()),
            };
            moves.push(JudgedMove { verdict, evaluation, better, line: Vec::new() });
            (so_far, before) = (after, evaluation);
        }
        let review = Review { start, moves, unjudged: 0, decisive: None };
        Review { decisive: review.find_decisive(game), ..review }
    }

    /// Returns the evaluation of the position, as far as it is proved.
    fn evaluate(&mut self, game: &Game) -> Evaluation {
        let Some(position) = game.position() else { return Evaluation::at_end(game) };
        let own = position.turn();
        if let Some(solver) = &mut self.solver {
            return Evaluation::of_value(solver.value(position), own);
        }
        let losses = completing(position, own.other());
        if !completing(position, own).is_empty() {
            Evaluation::Won(own, 1)
        } else if !losses.is_empty() && losses.iter().all(|&it| wins_after(position, it, &losses)) {
            Evaluation::Won(own.other(), 2)
        } else {
            Evaluation::Unknown
        }
    }

    /// Judges a move by the evaluations before and after it. Returns the verdict and the better moves.
    fn judge(
        &mut self,
        position: Position<'_>,
        played: Cell,
        [before, after]: [Evaluation; 2],
    ) -> (Verdict, Vec<Cell>) {
        let own = position.turn();
        let verdict = Verdict::of([before, after], own);
        let values = self.values(position);
        let value = values.iter().find(|&&(cell, _)| cell == played).map(|&(_, value)| value);
        let best = values.iter().map(|&(_, value)| value).max();
        let (Some(value), Some(best)) = (value, best) else {
            let better = match (verdict, completing(position, own)) {
                (Verdict::Blunder | Verdict::Mistake, wins) if !wins.is_empty() => wins,
                (Verdict::Blunder | Verdict::Mistake, _) => completing(position, own.other()),
                _ => Vec::new(),
            };
            return (verdict, better);
        };
        if value == best {
            let as_good = values.iter().filter(|(_, other)| other.ends_like(best)).count();
            let is_plain = position.wins_at(played, own) || position.wins_at(played, own.other());
            let is_only = as_good == 1 && values.len() > 1 && !is_plain;
            return (if is_only { Verdict::Excellent } else { verdict }, Vec::new());
        }
        let verdict = if value.ends_like(best) { Verdict::Dubious } else { verdict };
        let better = values.iter().filter(|&&(_, value)| value == best);
        (verdict, better.map(|&(cell, _)| cell).collect())
    }
}

/// Returns the cells on which this side would complete a line, in reading order.
fn completing(position: Position<'_>, side: Side) -> Vec<Cell> {
    position.candidates().filter(|&cell| position.wins_at(cell, side)).collect()
}

/// Returns whether the opponent could complete a line on one of `cells` after a move to `cell`.
fn wins_after(position: Position<'_>, cell: Cell, cells: &[Cell]) -> bool {
    let mut board = position.board().clone();
    board.put(cell, position.turn());
    cells.iter().any(|&it| judge(&board, it, position.turn().other()).is_win())
}

/// Returns the number of cells on which `side` could complete a line after a mark on this one. There must be none
/// before, so only cells on lines through this one are checked.
fn threats_after(position: Position<'_>, cell: Cell, side: Side) -> usize {
    let mut board = position.board().clone();
    board.put(cell, side);
    near_on_lines(position.rules(), cell).filter(|&it| judge(&board, it, side).is_win()).count()
}

/// Returns the cells on the lines through this one, as far as a run through it reaches.
fn near_on_lines(rules: Rules, cell: Cell) -> impl Iterator<Item = Cell> {
    let reach = i16::from(rules.run());
    rules.shape().directions().iter().flat_map(move |direction| {
        (-reach..=reach).filter_map(move |steps| direction.step(cell, steps))
    })
}
