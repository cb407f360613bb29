use super::{Line, Side};

/// How a game ended.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Outcome, Side, notation::Link};
///
/// let link: Link = "3x3k3/a1a3b1b3c1".parse()?;
/// let outcome = link.game.outcome().expect("three in a row");
/// assert_eq!(outcome.winner(), Some(Side::First));
/// assert_eq!(outcome.lines()[0].start().to_string(), "a1");
/// # Ok::<(), in_a_row::engine::notation::LinkError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// One side completed at least one line.
    Win {
        /// The winner.
        side: Side,
        /// Every line that the last move completed, each at its full length.
        lines: Vec<Line>,
    },
    /// Neither side can complete a line any more; or, in renju, the side to move has no legal move; or, without end, the
    /// players have agreed to a draw.
    Draw,
}

impl Outcome {
    /// Returns the winner, or `None` after a draw.
    #[must_use]
    pub const fn winner(&self) -> Option<Side> {
        match self {
            Self::Win { side, .. } => Some(*side),
            Self::Draw => None,
        }
    }

    /// Returns the winning lines; none after a draw.
    #[must_use]
    pub fn lines(&self) -> &[Line] {
        match self {
            Self::Win { lines, .. } => lines,
            Self::Draw => &[],
        }
    }
}
