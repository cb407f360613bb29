use std::{fmt, str::FromStr};

use super::Seat;

/// The running score of one pairing, in games. Stored as three numbers, in the order they have here,
/// with a `/` between them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Won by seat one.
    pub one: u32,
    /// Won by seat two.
    pub two: u32,
    /// Won by nobody.
    pub drawn: u32,
}

/// A change of a score. Only the difference travels, so that two open pages add up instead of
/// overwriting each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScoreChange {
    /// These games count.
    Add(Tally),
    /// These games no longer count.
    Remove(Tally),
}

impl Tally {
    /// One game with this winner, or a draw.
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

    /// This score after the change; no number falls below 0.
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

/// The text is no stored score.
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
