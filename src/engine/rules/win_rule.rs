use crate::engine::Line;

/// What a row must be like to win, for one side. [`Rules::win_rule`](super::Rules::win_rule) returns it.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Overline, Rules, Side};
///
/// let exactly_five: Rules = "15x15k5e".parse()?;
/// let rule = exactly_five.win_rule(Side::First);
/// assert_eq!((rule.run, rule.overline), (5, Overline::Ignored));
/// # Ok::<(), in_a_row::engine::notation::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WinRule {
    /// The number in a row that wins.
    pub run: u8,
    /// Whether a longer row wins.
    pub overline: Overline,
    /// Whether a row of just this length needs an end without a mark of the opponent to win.
    pub needs_open_end: bool,
}

/// Whether an overline, a row longer than the winning length, wins.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Overline, Rules, Side};
///
/// let gomoku: Rules = "15x15k5".parse()?;
/// assert_eq!(gomoku.win_rule(Side::First).overline, Overline::Wins);
/// # Ok::<(), in_a_row::engine::notation::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Overline {
    /// An overline wins.
    Wins,
    /// An overline does not count.
    Ignored,
}

/// One side's marks next to each other on a line, as many as there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::engine) struct Row {
    pub line: Line,
    /// The number of its ends that a mark of the opponent blocks: 0 to 2.
    pub blocked_ends: u8,
}

impl WinRule {
    /// Returns whether this row wins.
    pub(in crate::engine) fn wins(self, row: Row) -> bool {
        self.wins_with(row.line.length(), row.blocked_ends)
    }

    /// Returns whether a row of this length wins if the opponent blocks this many of its ends. No other code decides this.
    pub(in crate::engine) fn wins_with(self, length: u8, blocked_ends: u8) -> bool {
        if length > self.run {
            self.overline == Overline::Wins
        } else {
            length == self.run && !(self.needs_open_end && blocked_ends == 2)
        }
    }
}
