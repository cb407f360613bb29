//! The playback of a game under review, and what the review says about the game as a whole.

use crate::{
    app::game::{
        mode::{Review, ReviewedLink},
        state::GameState,
    },
    engine::Cell,
    protocol::Progress,
    session::{OpenedLink, Replay, Seat, Status},
};

/// The pace of the playback.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// A move every two seconds.
    Half,
    /// A move every second.
    #[default]
    Normal,
    /// Two moves every second.
    Double,
}

impl Pace {
    /// Returns the time between two moves, in milliseconds.
    pub const fn milliseconds(self) -> u32 {
        match self {
            Self::Half => 2000,
            Self::Normal => 1000,
            Self::Double => 500,
        }
    }

    /// Returns the next pace, in turn.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Half => Self::Normal,
            Self::Normal => Self::Double,
            Self::Double => Self::Half,
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

/// What a review says about the game as a whole.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum About {
    /// What the link is to this device.
    Link(OpenedLink),
    /// The moves are being judged.
    Judging(Progress),
    /// Nothing: the game is not over.
    Unfinished,
    /// How the game ended, and the move that decided it.
    Ended(Status, Decisive),
}

/// The move that decided a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decisive {
    /// It is unknown, because the moves are not judged.
    Unknown,
    /// No single move decided the game.
    None,
    /// This move, counted from 0, and who made it.
    Move(usize, Seat, Cell),
}

/// Returns what a review says about its game, while the worker has made this much progress with it.
#[must_use]
pub fn about(game: &GameState, replay: &Replay, progress: Option<Progress>) -> About {
    if let Some(&ReviewedLink { opened, .. }) = game.mode.link() {
        return About::Link(opened);
    }
    if let Some(progress) = progress {
        return About::Judging(progress);
    }
    let Some(outcome) = replay.game().outcome() else { return About::Unfinished };
    let winner = outcome.winner().map(|side| game.seating.seat(side));
    let status = winner.map_or(Status::Drawn, Status::Won);
    let decisive = if replay.is_judged() {
        replay.review().decisive.map_or(Decisive::None, |ply| {
            replay
                .moves()
                .get(ply)
                .map_or(Decisive::None, |&cell| Decisive::Move(ply, game.seat_of_mark(ply), cell))
        })
    } else {
        Decisive::Unknown
    };
    About::Ended(status, decisive)
}
