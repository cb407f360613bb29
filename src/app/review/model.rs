//! How a game plays by itself.

use crate::app::game::mode::Review;

/// How fast a game plays by itself.
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
    /// From one move to the next.
    pub const fn milliseconds(self) -> u32 {
        match self {
            Self::Slow => 2000,
            Self::Medium => 1000,
            Self::Fast => 400,
        }
    }

    /// The one after it, in turn.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Slow => Self::Medium,
            Self::Medium => Self::Fast,
            Self::Fast => Self::Slow,
        }
    }
}

/// The move after which a review begins to play by itself: the one that is shown, or the beginning if that is the last one.
/// `None` if the review plays already: then it stops.
#[must_use]
pub fn playback_start(review: &Review) -> Option<usize> {
    let (at, last) = (review.replay.at(), review.replay.moves().len());
    (!review.plays_by_itself).then_some(if at == last { 0 } else { at })
}

/// The move that a review shows next while it plays by itself; `None` after the last one.
#[must_use]
pub fn next_move(review: &Review) -> Option<usize> {
    let next = review.replay.at() + 1;
    (next <= review.replay.moves().len()).then_some(next)
}
