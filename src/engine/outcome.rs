use super::{Line, Side};

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// One side completed at least one line.
    Win {
        /// Who won.
        side: Side,
        /// Every line that the last move completed, each at its full length.
        lines: Vec<Line>,
    },
    /// Neither side could complete a line any more, however both had played on.
    Draw,
}

impl Outcome {
    /// Who won; `None` after a draw.
    #[must_use]
    pub const fn winner(&self) -> Option<Side> {
        match self {
            Self::Win { side, .. } => Some(*side),
            Self::Draw => None,
        }
    }

    /// The lines that won; none after a draw.
    #[must_use]
    pub fn lines(&self) -> &[Line] {
        match self {
            Self::Win { lines, .. } => lines,
            Self::Draw => &[],
        }
    }
}
