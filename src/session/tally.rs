use std::{fmt, str::FromStr};

use super::Seat;

/// The running score of one pairing, in games. As text, its three numbers are joined by `/`.
///
/// # Examples
/// ```
/// use in_a_row::session::Tally;
///
/// let tally: Tally = "3/1/2".parse()?;
/// assert_eq!(tally, Tally { one: 3, two: 1, drawn: 2 });
/// assert_eq!(tally.to_string(), "3/1/2");
/// # Ok::<(), in_a_row::session::TallyError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games that seat one won.
    pub one: u32,
    /// Games that seat two won.
    pub two: u32,
    /// Games that ended in a draw.
    pub drawn: u32,
}

/// A change of a score. Tabs store the change instead of the score, so that they don't overwrite each other's.
///
/// # Examples
/// ```
/// use in_a_row::session::{ScoreChange, Seat, Tally};
///
/// let before = Tally { one: 3, two: 1, drawn: 2 };
/// let win = Tally::of_one_game(Some(Seat::Two));
/// let after = before.changed(ScoreChange::Add(win));
/// assert_eq!(after, Tally { two: 2, ..before });
/// assert_eq!(after.changed(ScoreChange::Remove(win)), before);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScoreChange {
    /// These games count.
    Add(Tally),
    /// These games no longer count.
    Remove(Tally),
}

impl Tally {
    /// Returns the score of one game with this winner; `None` is a draw.
    #[must_use]
    pub fn of_one_game(winner: Option<Seat>) -> Self {
        let mut tally = Self::default();
        *match winner {
            Some(Seat::One) => &mut tally.one,
            Some(Seat::Two) => &mut tally.two,
            None => &mut tally.drawn,
        } = 1;
        tally
    }

    /// Returns the number of games.
    #[must_use]
    pub const fn games(self) -> u32 {
        self.one + self.two + self.drawn
    }

    /// Merges the changes of two tabs, of which one changed `before` to `ours` and the other to `theirs`.
    #[must_use]
    pub fn merged(before: Self, ours: Self, theirs: Self) -> Self {
        theirs.changed(ScoreChange::Add(ours)).changed(ScoreChange::Remove(before))
    }

    /// Returns this score after the change. No number falls below 0.
    #[must_use]
    pub fn changed(self, change: ScoreChange) -> Self {
        let (other, apply): (Self, fn(u32, u32) -> u32) = match change {
            ScoreChange::Add(tally) => (tally, u32::saturating_add),
            ScoreChange::Remove(tally) => (tally, u32::saturating_sub),
        };
        Self {
            one: apply(self.one, other.one),
            two: apply(self.two, other.two),
            drawn: apply(self.drawn, other.drawn),
        }
    }
}

/// The text is not a stored score.
///
/// # Examples
/// ```
/// use in_a_row::session::{Tally, TallyError};
///
/// assert_eq!("3/1".parse::<Tally>(), Err(TallyError));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TallyError;

impl FromStr for Tally {
    type Err = TallyError;

    fn from_str(text: &str) -> Result<Self, TallyError> {
        let mut numbers = text.split('/').map(str::parse);
        let mut next = || numbers.next().and_then(Result::ok).ok_or(TallyError);
        let tally = Self { one: next()?, two: next()?, drawn: next()? };
        if numbers.next().is_none() { Ok(tally) } else { Err(TallyError) }
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}/{}", self.one, self.two, self.drawn)
    }
}

impl fmt::Display for TallyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not three numbers")
    }
}

impl std::error::Error for TallyError {}
