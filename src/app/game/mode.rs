//! The mode of the page, which defines what the board shows.

use crate::{
    app::arrange::model::Arranging,
    engine::{Cell, Deleted, Foul, PlayError, Ply, notation::Link, records::Record},
    session::{OpenedLink, Replay},
};

use std::sync::Arc;

/// The mode of the page. It is in exactly one mode at a time.
#[derive(Clone, Debug, Default)]
pub enum Mode {
    /// The board shows the current game.
    #[default]
    Playing,
    /// The board shows a position that a person arranges.
    Arranging(Arranging),
    /// The board shows a game that a person steps through.
    Reviewing(Box<Review>),
}

/// A game that a person steps through: the current game, or the game of a link.
#[derive(Clone, Debug)]
pub struct Review {
    /// The game, and the move that is shown.
    pub replay: Replay,
    /// The link of the game, if it comes from one.
    pub link: Option<ReviewedLink>,
    /// Whether the game plays by itself.
    pub plays_by_itself: bool,
    /// The position that was being arranged before, to which the page returns.
    pub arranging: Option<Arranging>,
    /// The record that the game comes from, if it was read from a file.
    pub record: Option<Arc<Record>>,
    /// The moves that were removed last, until another move is tried.
    pub removed: Option<Deleted>,
    /// The forbidden point that was pressed last, and why it is forbidden, until another change.
    pub forbidden: Option<(Cell, Foul)>,
}

/// The link of a game that a person steps through.
#[derive(Clone, Debug)]
pub struct ReviewedLink {
    /// The link itself.
    pub link: Link,
    /// How the link relates to the games on this device.
    pub opened: OpenedLink,
    /// Whether the game as this device knows it is shown in place of the link's, which differs.
    pub shows_known: bool,
}

impl Review {
    /// Makes a move after the position that is shown. If no known line goes on with it, it begins a variation. A forbidden
    /// point is noted. Removed moves can't be brought back after it, because the same move could stand there twice.
    pub fn try_move(&mut self, cell: Cell) {
        self.forbidden = None;
        match self.replay.try_ply(Ply::Move(cell)) {
            Ok(()) => self.removed = None,
            Err(PlayError::Forbidden(foul)) if !matches!(foul, Foul::Taken(_)) => {
                self.forbidden = Some((cell, foul));
            }
            Err(_) => {}
        }
    }
}

impl Mode {
    /// Returns the review, in that mode.
    #[must_use]
    pub fn review(&self) -> Option<&Review> {
        match self {
            Self::Reviewing(review) => Some(review),
            Self::Playing | Self::Arranging(_) => None,
        }
    }

    /// Returns a mutable reference to the review, in that mode.
    pub fn review_mut(&mut self) -> Option<&mut Review> {
        match self {
            Self::Reviewing(review) => Some(review),
            Self::Playing | Self::Arranging(_) => None,
        }
    }

    /// Returns the game that a person steps through.
    #[must_use]
    pub fn replay(&self) -> Option<&Replay> {
        self.review().map(|review| &review.replay)
    }

    /// Returns the link of the game that a person steps through.
    #[must_use]
    pub fn link(&self) -> Option<&ReviewedLink> {
        self.review()?.link.as_ref()
    }

    /// Returns the position that a person arranges, if the board shows it.
    #[must_use]
    pub fn arranging(&self) -> Option<&Arranging> {
        match self {
            Self::Arranging(arranging) => Some(arranging),
            Self::Playing | Self::Reviewing(_) => None,
        }
    }

    /// Returns whether the board shows a position that a person arranges.
    #[must_use]
    pub fn is_arranging(&self) -> bool {
        self.arranging().is_some()
    }

    /// Returns a mutable reference to the position that a person arranges, if the board shows it.
    pub fn arranging_mut(&mut self) -> Option<&mut Arranging> {
        match self {
            Self::Arranging(arranging) => Some(arranging),
            Self::Playing | Self::Reviewing(_) => None,
        }
    }

    /// Returns the position that a person arranges, even if a review covers it.
    #[must_use]
    pub fn unfinished_position(&self) -> Option<&Arranging> {
        match self {
            Self::Playing => None,
            Self::Arranging(arranging) => Some(arranging),
            Self::Reviewing(review) => review.arranging.as_ref(),
        }
    }

    /// Replaces the position that a person arranges; `None` removes it. A review continues.
    pub fn set_unfinished_position(&mut self, position: Option<Arranging>) {
        match self {
            Self::Reviewing(review) => review.arranging = position,
            Self::Playing | Self::Arranging(_) => {
                *self = position.map_or(Self::Playing, Self::Arranging);
            }
        }
    }

    /// Begins a review of this game, from a link or not. The page returns to an unfinished position after it.
    pub fn begin_review(&mut self, replay: Replay, link: Option<ReviewedLink>) {
        let arranging = self.unfinished_position().cloned();
        *self = Self::Reviewing(Box::new(Review {
            replay,
            link,
            plays_by_itself: false,
            arranging,
            record: None,
            removed: None,
            forbidden: None,
        }));
    }

    /// Ends a review: the page returns to the unfinished position, or to the current game.
    pub fn end_review(&mut self) {
        if let Self::Reviewing(review) = self {
            *self = review.arranging.take().map_or(Self::Playing, Self::Arranging);
        }
    }

    /// Begins to arrange this position. A review ends.
    pub fn begin_arranging(&mut self, position: Arranging) {
        *self = Self::Arranging(position);
    }

    /// Returns whether the board shows the current game.
    #[must_use]
    pub const fn is_playing(&self) -> bool {
        matches!(self, Self::Playing)
    }

    /// Returns the link of the game on the board; `None` if no game can begin from the arranged position. `played`
    /// returns the link of the current game.
    #[must_use]
    pub fn shown_link(&self, played: impl FnOnce() -> Link) -> Option<Link> {
        match self {
            Self::Reviewing(review) => match &review.link {
                Some(reviewed) if reviewed.link.sent.is_some() => Some(reviewed.link.clone()),
                _ => Some(Link::position(review.replay.shown().game().clone())),
            },
            Self::Arranging(arranging) => arranging.position.game().ok().map(Link::position),
            Self::Playing => Some(played()),
        }
    }
}
