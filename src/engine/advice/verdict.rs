use serde::{Deserialize, Serialize};

use super::Evaluation;
use crate::engine::Side;

/// How good a move was, with the signs that books on chess and renju use.
///
/// # Examples
/// ```
/// use in_a_row::engine::{advice::{Adviser, Verdict}, notation::Link};
///
/// // An edge is no answer to the centre, but then X played an edge too and gave the win away.
/// let game = "3x3k3/b2b1b3".parse::<Link>()?.game;
/// let review = Adviser::new(game.rules()).review(&game);
/// let verdicts: Vec<_> = review.moves.iter().map(|judged| judged.verdict).collect();
/// assert_eq!(verdicts, [Verdict::Good, Verdict::Blunder, Verdict::Blunder]);
/// # Ok::<(), in_a_row::engine::notation::LinkError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Verdict {
    /// `!`: the only move that keeps a win or a draw, or the beginning of a long forced win.
    Excellent,
    /// No other move was better.
    Good,
    /// `?!`: it wins later than it could, loses sooner than it had to, or seems to give away some chances.
    Dubious,
    /// `?`: it seems to give away many chances.
    Mistake,
    /// `??`: it gives away a win, or lets the opponent win.
    Blunder,
    /// Nothing is known about it, or no better move is known.
    Unknown,
}

/// The smallest losses of the chance to win, in thousandths, at which a move is a mistake or dubious. Evaluations are
/// the search's estimates, so smaller differences mean nothing.
const MISTAKE: u16 = 250;
const DUBIOUS: u16 = 120;

impl Verdict {
    /// Judges a move by this side from the evaluations before and after it.
    #[must_use]
    pub fn of([before, after]: [Evaluation; 2], own: Side) -> Self {
        let chance = |evaluation: Evaluation| {
            let of_first = evaluation.chance()?;
            Some(if own == Side::First { of_first } else { 1000 - of_first })
        };
        match (before.winner(), after.winner()) {
            (_, Some(winner)) if winner == own && is_much_slower(before, after) => Self::Dubious,
            (_, Some(winner)) if winner == own => Self::Good,
            (Some(winner), _) if winner == own => Self::Blunder,
            (Some(_), Some(_)) => Self::Good,
            (_, Some(_)) => Self::Blunder,
            _ if before == Evaluation::Drawn && after == Evaluation::Drawn => Self::Good,
            _ => match chance(before).zip(chance(after)) {
                Some((before, after)) => match before.saturating_sub(after) {
                    MISTAKE.. => Self::Mistake,
                    DUBIOUS.. => Self::Dubious,
                    _ => Self::Unknown,
                },
                None => Self::Unknown,
            },
        }
    }

    /// Returns whether it is a mistake or a blunder.
    #[must_use]
    pub const fn is_mistake(self) -> bool {
        matches!(self, Self::Mistake | Self::Blunder)
    }

    /// Returns whether a better move is worth showing.
    #[must_use]
    pub const fn is_bad(self) -> bool {
        matches!(self, Self::Dubious | Self::Mistake | Self::Blunder)
    }
}

/// Returns whether a move wins, but not at once although it could, or at least two moves later than it could. The search
/// need not find the shortest win, so a single move means nothing.
fn is_much_slower(before: Evaluation, after: Evaluation) -> bool {
    let (Evaluation::Won(winner, best), Evaluation::Won(_, left)) = (before, after) else {
        return false;
    };
    // The moves of the winner, with the one that is judged.
    let (best, played) = (best.div_ceil(2), left / 2 + 1);
    after.winner() == Some(winner) && played > best && (best == 1 || played >= best + 2)
}
