//! Hints during a game, and reviews after it.
//!
//! On boards that [`exact`](super::exact) solves, advice is exact. On others an [`Adviser`] only says
//! what can be seen at once, lines about to be completed; [`DeepHint`] and [`DeepReview`] ask the
//! search.

mod deep_hint;
mod deep_review;

pub use deep_hint::DeepHint;
pub use deep_review::DeepReview;
use serde::{Deserialize, Serialize};

use super::{
    Cell, Game, Outcome, Position, Rules, Side,
    exact::{Solver, Value},
    judge,
};

/// Advises on the games of one board.
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

/// A good move, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hint {
    /// Where.
    pub cell: Cell,
    /// Why there.
    pub reason: Reason,
}

/// Why a move is good.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reason {
    /// It completes a line.
    Wins,
    /// The other side would complete a line there.
    Blocks,
    /// It leaves two cells that complete a line, and only one can be blocked.
    MakesTwoThreats,
    /// Best play wins within this many own moves.
    WinsIn(u8),
    /// All other moves lose.
    OnlyDraws,
    /// It draws, and so do others.
    Draws,
    /// Best play of the other side wins after this many own moves. Other moves lose as soon or sooner.
    Delays(u8),
    /// The other side threatens to make two threats at once.
    StopsAnAttack,
    /// Nothing is certain, but the search prefers this move.
    LooksBest,
}

/// What a move was worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Verdict {
    /// As good as any other.
    Good,
    /// It gave away a win.
    MissedWin,
    /// It lost the game.
    Mistake,
    /// Unknown.
    Unknown,
}

/// One move of a game, judged.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Judged {
    /// What it was worth.
    pub verdict: Verdict,
    /// The better moves, if there were any.
    pub better: Vec<Cell>,
    /// How to force the win that was missed, from this move on, with the moves of both sides. Empty if
    /// that is not known.
    pub line: Vec<Cell>,
}

/// A review of a game.
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
    /// One entry for each move.
    pub moves: Vec<Judged>,
    /// Which move decided the game, counted from 0: the loser's last mistake, or in a draw the last
    /// missed win.
    pub decisive: Option<usize>,
}

impl Adviser {
    /// An adviser for this board.
    #[must_use]
    pub fn new(rules: Rules) -> Self {
        Self { solver: Solver::new(rules) }
    }

    /// Whether it knows the exact value of every position on its board.
    #[must_use]
    pub const fn is_exact(&self) -> bool {
        self.solver.is_some()
    }

    /// What each legal move leads to, for the side that makes it. Empty if that is not known.
    pub fn values(&mut self, position: Position<'_>) -> Vec<(Cell, Value)> {
        self.solver.as_mut().map_or_else(Vec::new, |solver| solver.moves(position))
    }

    /// A good move; `None` if no move is known to be better than the others.
    pub fn hint(&mut self, position: Position<'_>) -> Option<Hint> {
        let own = position.turn();
        let completing = |side| position.legal_moves().find(|&cell| position.wins_at(cell, side));
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
        let cell = position.legal_moves().find(makes_two)?;
        Some(Hint { cell, reason: Reason::MakesTwoThreats })
    }

    /// Judges every move of a game.
    pub fn review(&mut self, game: &Game) -> Review {
        let mut so_far = game.after(0);
        let mut moves = Vec::new();
        for &cell in game.moves() {
            if let Some(position) = so_far.position() {
                moves.push(self.judge(position, cell));
            }
            // It is legal, because it was played before.
            let _ = so_far.play(cell);
        }
        let decisive = decisive(game, &moves);
        Review { moves, decisive }
    }

    fn judge(&mut self, position: Position<'_>, played: Cell) -> Judged {
        let values = self.values(position);
        let value = values.iter().find(|&&(cell, _)| cell == played).map(|&(_, value)| value);
        let best = values.iter().map(|&(_, value)| value).max();
        let (Some(value), Some(best)) = (value, best) else {
            return judge_at_sight(position, played);
        };
        let verdict = match (best, value) {
            _ if best.ends_like(value) => Verdict::Good,
            (_, Value::Loss(_)) => Verdict::Mistake,
            _ => Verdict::MissedWin,
        };
        let is_better = |&&(_, value): &&(Cell, Value)| verdict != Verdict::Good && value == best;
        let better = values.iter().filter(is_better).map(|&(cell, _)| cell).collect();
        Judged { verdict, better, line: Vec::new() }
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
        position.legal_moves().filter(|&cell| position.wins_at(cell, side)).collect()
    };
    let own = position.turn();
    let (wins, losses) = (completing(own), completing(own.other()));
    let (verdict, better) = match (&wins[..], &losses[..]) {
        (wins, _) if wins.contains(&played) => (Verdict::Good, Vec::new()),
        ([_, ..], _) => (Verdict::MissedWin, wins),
        ([], [only]) if *only != played => (Verdict::Mistake, losses),
        _ => (Verdict::Unknown, Vec::new()),
    };
    Judged { verdict, better, line: Vec::new() }
}

/// On how many cells `side` could complete a line after a mark on this one. Only cells on lines through
/// it can newly become such, so only these are checked.
fn threats_after(position: Position<'_>, cell: Cell, side: Side) -> usize {
    let mut board = position.board().clone();
    board.put(cell, side);
    let reach = i16::from(position.rules().run());
    let around = position.rules().shape().directions().iter().flat_map(|direction| {
        (-reach..=reach).filter_map(move |steps| direction.step(cell, steps))
    });
    around.filter(|&cell| judge(&board, cell, side).is_win()).count()
}
