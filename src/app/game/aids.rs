//! Help for the move that is to be made.

use crate::{
    engine::{Cell, Foul, PlayError, advice::Hint},
    session::{Announcement, Refusal},
};

/// What the page answers to a press that changes nothing on the board.
#[derive(Clone, Copy, Debug)]
pub enum Reply {
    /// A good move.
    Hint(Hint),
    /// No move is better than others.
    NoHint,
    /// The pressed cell has a mark.
    CellTaken,
    /// No move was made yet.
    NothingToUndo,
    /// No move was undone.
    NothingToRedo,
}

impl Reply {
    /// The reply to a press of which nothing came for this reason. Nobody pressed a button for most of the other reasons:
    /// the buttons are off then, or an answer came late.
    #[must_use]
    pub fn to(refused: Refusal) -> Option<Self> {
        match refused {
            Refusal::Move(PlayError::Forbidden(Foul::Taken(_))) => Some(Self::CellTaken),
            Refusal::NothingToUndo => Some(Self::NothingToUndo),
            Refusal::NothingToRedo => Some(Self::NothingToRedo),
            _ => None,
        }
    }
}

/// Whether a person made a mistake that can be heard: a move out of turn, or one that the rules forbid.
#[must_use]
pub const fn is_mistake(refused: Refusal) -> bool {
    matches!(refused, Refusal::NotYourTurn | Refusal::Move(_))
}

/// Help for the move that is to be made. It is gone as soon as the game changes.
#[derive(Clone, Debug, Default)]
pub struct Aids {
    /// The cell that is selected for the move, which is not made yet.
    pub pending: Option<Cell>,
    /// The reply to the last press that changed nothing on the board.
    pub reply: Announcement<Reply>,
}

impl Aids {
    /// Forgets everything, because the game has changed.
    pub fn forget(&mut self) {
        self.pending = None;
        self.reply.clear();
    }

    /// The hint that was given for this position.
    pub fn hint(&self) -> Option<Hint> {
        match self.reply.said() {
            Some(Reply::Hint(hint)) => Some(*hint),
            _ => None,
        }
    }
}
