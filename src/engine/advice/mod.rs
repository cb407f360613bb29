//! Hints during a game, and reviews after it.
//!
//! Start with an [`Adviser`]. On boards that [`exact`](super::exact) solves, its [`Hint`]s and its
//! [`Review`] are exact. On larger boards it only sees lines that are about to be completed; for these,
//! [`DeepHint`] and [`DeepReview`] use the [search](super::search). [`threats()`] lists them on every board.

mod deep_hint;
mod deep_review;
mod evaluation;
mod quiet;
mod threats;

pub use deep_hint::DeepHint;
pub use deep_review::DeepReview;
pub use evaluation::Evaluation;
pub use quiet::moves_without_threat;
use serde::{Deserialize, Serialize};
pub use threats::{Threat, threats};

use super::{
    Cell, Game, Outcome, Position, Rules, Side,
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

/// A good move, and why it is good.
///
/// # Examples
/// ```
/// use in_a_row::engine::{advice::{Adviser, Hint, Reason}, notation::Link};
///
/// // X has b2 and a1, O has a3 and b3. Both can complete a line on c3.
/// let game = "3x3k3/b2a3a1b3".parse::<Link>()?.game;
/// let position = game.position().expect("a running game");
/// let hint = Adviser::new(game.rules()).hint(position);
/// assert_eq!(hint, Some(Hint { cell: "c3".parse()?, reason: Reason::Wins }));
/// # Ok::<(), in_a_row::engine::notation::LinkError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hint {
    /// The move.
    pub cell: Cell,
    /// Why it is good.
    pub reason: Reason,
}

/// Why a move is good.
///
/// # Examples
/// ```
/// use in_a_row::engine::{advice::{Adviser, Reason}, notation::Link};
///
/// // After a corner, every answer but the centre loses.
/// let game = "3x3k3/a1".parse::<Link>()?.game;
/// let position = game.position().expect("a running game");
/// let hint = Adviser::new(game.rules()).hint(position).expect("a best move");
/// assert_eq!((hint.cell, hint.reason), ("b2".parse()?, Reason::OnlyDraws));
///
/// // After an edge instead, the first side wins with its third move from here.
/// let game = "3x3k3/a1b1".parse::<Link>()?.game;
/// let position = game.position().expect("a running game");
/// let hint = Adviser::new(game.rules()).hint(position).expect("a best move");
/// assert_eq!(hint.reason, Reason::WinsIn(3));
/// # Ok::<(), in_a_row::engine::notation::LinkError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reason {
    /// It completes a line.
    Wins,
    /// The opponent would complete a line there.
    Blocks,
    /// It leaves two cells that complete a line, and the opponent can block only one of them.
    MakesTwoThreats,
    /// With best play it wins in this many own moves, this one included.
    WinsIn(u8),
    /// It draws, and all other moves lose.
    OnlyDraws,
    /// It draws, and so do others.
    Draws,
    /// It loses after this many own moves, this one included; other moves lose as soon or sooner.
    Delays(u8),
    /// The opponent threatens to make two threats at once.
    StopsAnAttack,
    /// Nothing is certain, but the search prefers this move.
    LooksBest,
}

/// How good a move was.
///
/// # Examples
/// ```
/// use in_a_row::engine::{advice::{Adviser, Verdict}, notation::Link};
///
/// // An edge is no answer to the centre, but then X played an edge too and gave the win away.
/// let game = "3x3k3/b2b1b3".parse::<Link>()?.game;
/// let review = Adviser::new(game.rules()).review(&game);
/// let verdicts: Vec<_> = review.moves.iter().map(|judged| judged.verdict).collect();
/// assert_eq!(verdicts, [Verdict::Good, Verdict::Mistake, Verdict::MissedWin]);
/// # Ok::<(), in_a_row::engine::notation::LinkError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Verdict {
    /// No other move was better.
    Good,
    /// It gave away a win.
    MissedWin,
    /// It allowed the opponent to win.
    Mistake,
    /// Not known, because the board is too large to be solved.
    Unknown,
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
/// assert_eq!(judged.verdict, Verdict::Mistake);
/// assert_eq!(judged.better, ["b1".parse()?]);
/// # Ok::<(), in_a_row::engine::notation::LinkError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Judged {
    /// How good it was.
    pub verdict: Verdict,
    /// Who stands better after it.
    pub evaluation: Evaluation,
    /// The better moves, if there were any.
    pub better: Vec<Cell>,
    /// A line that forces the missed win, with the moves of both sides, starting in place of this move.
    /// Empty if it is not known.
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
/// assert_eq!(review.moves[1].verdict, Verdict::Mistake);
/// assert_eq!(review.moves[1].better[0].to_string(), "b2");
/// # Ok::<(), in_a_row::engine::notation::LinkError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Review {
    /// Who stood better before the first move.
    pub start: Evaluation,
    /// One entry for each move.
    pub moves: Vec<Judged>,
    /// Which move decided the game, counted from 0: the loser's last mistake, or in a draw the last
    /// missed win.
    pub decisive: Option<usize>,
}

impl Judged {
    /// A move that was recorded after the end of this game: no other move would have been better.
    fn after_end(game: &Game) -> Self {
        Self {
            verdict: Verdict::Good,
            evaluation: Evaluation::at_end(game),
            better: Vec::new(),
            line: Vec::new(),
        }
    }
}

impl Adviser {
    /// An adviser for this board.
    #[must_use]
    pub fn new(rules: Rules) -> Self {
        Self { solver: Solver::new(rules) }
    }

    /// Whether its board is small enough to be solved, so that all advice is exact.
    #[must_use]
    pub const fn is_exact(&self) -> bool {
        self.solver.is_some()
    }

    /// What each legal move leads to, for the side that makes it. Empty if the board is too large.
    pub fn values(&mut self, position: Position<'_>) -> Vec<(Cell, Value)> {
        self.solver.as_mut().map_or_else(Vec::new, |solver| solver.moves(position))
    }

    /// A good move; `None` if it cannot tell which move is better.
    pub fn hint(&mut self, position: Position<'_>) -> Option<Hint> {
        let own = position.turn();
        let completing = |side| position.candidates().find(|&cell| position.wins_at(cell, side));
        if let Some(cell) = completing(own) {
            return Some(Hint { cell, reason: Reason::Wins });
        }
        if let Some(cell) = completing(own.other()) {
            return Some(Hint { cell, reason: Reason::Blocks });
        }
        let makes_two = |cell: &Cell| threats_after(position, *cell, own) > 1;
        if let Some(solver) = &mut self.solver {
            let (best, value) = solver.best(position);
            let cell = best.iter().copied().find(makes_two).or(best.first().copied())?;
            let reason = match value {
                Value::Win(3) if makes_two(&cell) => Reason::MakesTwoThreats,
                Value::Win(plies) => Reason::WinsIn(plies.div_ceil(2)),
                Value::Draw if best.len() == 1 => Reason::OnlyDraws,
                Value::Draw => Reason::Draws,
                Value::Loss(plies) => Reason::Delays(plies / 2),
            };
            return Some(Hint { cell, reason });
        }
        let cell = position.candidates().find(makes_two)?;
        Some(Hint { cell, reason: Reason::MakesTwoThreats })
    }

    /// Judges every move of a game.
    pub fn review(&mut self, game: &Game) -> Review {
        let mut so_far = game.after(0);
        let (mut start, mut moves) = (Evaluation::Unknown, Vec::new());
        for &cell in game.moves() {
            moves.push(match so_far.position() {
                Some(position) => {
                    let (before, judged) = self.judge(position, cell);
                    if moves.is_empty() {
                        start = before;
                    }
                    judged
                }
                None => Judged::after_end(&so_far),
            });
            // It is legal because the game has it.
            let _ = so_far.play_recorded(cell);
        }
        let decisive = decisive(game, &moves);
        Review { start, moves, decisive }
    }

    /// Who stands better before a move, and how good it is.
    fn judge(&mut self, position: Position<'_>, played: Cell) -> (Evaluation, Judged) {
        let values = self.values(position);
        let value = values.iter().find(|&&(cell, _)| cell == played).map(|&(_, value)| value);
        let best = values.iter().map(|&(_, value)| value).max();
        let (Some(value), Some(best)) = (value, best) else {
            return (Evaluation::Unknown, judge_at_sight(position, played));
        };
        let verdict = match (best, value) {
            _ if best.ends_like(value) => Verdict::Good,
            (_, Value::Loss(_)) => Verdict::Mistake,
            _ => Verdict::MissedWin,
        };
        let is_better = |&&(_, value): &&(Cell, Value)| verdict != Verdict::Good && value == best;
        let better = values.iter().filter(is_better).map(|&(cell, _)| cell).collect();
        let before = Evaluation::of_value(best, position.turn(), 0);
        let evaluation = Evaluation::of_value(value, position.turn(), 1);
        (before, Judged { verdict, evaluation, better, line: Vec::new() })
    }
}

/// See [`Review::decisive`].
fn decisive(game: &Game, moves: &[Judged]) -> Option<usize> {
    let winner = game.outcome().map(Outcome::winner);
    let decides = |ply: &usize| match (winner, moves[*ply].verdict) {
        (Some(Some(winner)), Verdict::Mistake) => game.side_at(*ply) != winner,
        (Some(None), Verdict::MissedWin) => true,
        _ => false,
    };
    (0..moves.len()).rev().find(decides)
}

fn judge_at_sight(position: Position<'_>, played: Cell) -> Judged {
    let completing = |side| -> Vec<Cell> {
        position.candidates().filter(|&cell| position.wins_at(cell, side)).collect()
    };
    let own = position.turn();
    let (wins, losses) = (completing(own), completing(own.other()));
    let (verdict, better) = match (&wins[..], &losses[..]) {
        (wins, _) if wins.contains(&played) => (Verdict::Good, Vec::new()),
        ([_, ..], _) => (Verdict::MissedWin, wins),
        ([], [only]) if *only != played => (Verdict::Mistake, losses),
        _ => (Verdict::Unknown, Vec::new()),
    };
    Judged { verdict, evaluation: Evaluation::Unknown, better, line: Vec::new() }
}

/// On how many cells `side` could complete a line after a mark on this one. The caller knows that there
/// are none yet, so only cells on lines through this one are checked.
fn threats_after(position: Position<'_>, cell: Cell, side: Side) -> usize {
    let mut board = position.board().clone();
    board.put(cell, side);
    near_on_lines(position.rules(), cell).filter(|&it| judge(&board, it, side).is_win()).count()
}

/// The cells on the lines through this one, as far as a run through it reaches.
fn near_on_lines(rules: Rules, cell: Cell) -> impl Iterator<Item = Cell> {
    let reach = i16::from(rules.run());
    rules.shape().directions().iter().flat_map(move |direction| {
        (-reach..=reach).filter_map(move |steps| direction.step(cell, steps))
    })
}
