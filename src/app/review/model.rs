//! The playback of a game under review.

use crate::app::game::mode::Review;

/// The pace of the playback.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// A move every two seconds.
    Slow,
    /// A move every second.
    #[default]
    Medium,
    /// Five moves in two seconds.
    Fast,
}

impl Pace {
    /// Returns the time between two moves, in milliseconds.
    pub const fn milliseconds(self) -> u32 {
        match self {
            Self::Slow => 2000,
            Self::Medium => 1000,
            Self::Fast => 400,
        }
    }

    /// Returns the next pace, in turn.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Slow => Self::Medium,
            Self::Medium => Self::Fast,
            Self::Fast => Self::Slow,
        }
    }
}

/// Returns the number of moves after which the playback begins: the position that is shown, or the beginning if that is
/// the last one. `None` if the game plays by itself already: then the playback stops.
#[must_use]
pub fn playback_start(review: &Review) -> Option<usize> {
    let (at, last) = (review.replay.at(), review.replay.moves().len());
    (!review.plays_by_itself).then_some(if at == last { 0 } else { at })
}

/// Returns the number of moves that the playback shows next; `None` after the last one.
#[must_use]
pub fn next_move(review: &Review) -> Option<usize> {
    let next = review.replay.at() + 1;
    (next <= review.replay.moves().len()).then_some(next)
}
