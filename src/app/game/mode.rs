//! The mode of the page, which defines what the board shows.

use crate::{
    app::arrange::model::Arranging,
    engine::{Cell, Deleted, Foul, PlayError, Ply, PointMark, notation::Link, records::Record},
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
    /// The mark that a press on a cell draws there. The text of a label is the next letter.
    pub drawn: Option<PointMark>,
    /// Why not everything is kept or shown.
    pub loss: Option<Loss>,
}

/// Why a review does not keep or show everything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loss {
    /// The variations are too large to be kept on this device.
    TooLarge,
    /// The variations of the link were cut off or changed.
    Changed,
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
    /// Presses a cell: draws a mark there or removes it, while marks are drawn, or else makes a move.
    pub fn press(&mut self, cell: Cell) {
        match self.drawn.clone() {
            Some(mark) => self.draw(cell, mark),
            None => self.try_move(cell),
        }
    }

    /// Draws this mark on a cell in place of another one, or removes the same mark.
    fn draw(&mut self, cell: Cell, mark: PointMark) {
        let points = &mut self.replay.notes_mut().points;
        let before = points.iter().position(|(it, _)| *it == cell).map(|at| points.remove(at).1);
        let is_label = matches!(mark, PointMark::Label(_));
        let is_same = before.is_some_and(|before| {
            before == mark || (is_label && matches!(before, PointMark::Label(_)))
        });
        if !is_same {
            let mark = if is_label { next_label(points) } else { mark };
            points.push((cell, mark));
        }
    }

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

/// Returns the first letter that labels none of these points.
fn next_label(points: &[(Cell, PointMark)]) -> PointMark {
    let mut labels = ('A'..='Z').map(|letter| PointMark::Label(letter.to_string()));
    let is_free = |label: &PointMark| points.iter().all(|(_, mark)| mark != label);
    labels.find(is_free).unwrap_or_else(|| PointMark::Label("A".to_owned()))
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
            drawn: None,
            loss: None,
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
