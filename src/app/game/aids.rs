//! Help for the next move.

use crate::{
    engine::{Board, Cell, Foul, Line, PlayError, Ply, advice::Hint, foul_lines},
    session::{Announcement, Refusal, Seat},
};

/// The reply to a press that changes nothing on the board.
#[derive(Clone, Debug)]
pub enum Reply {
    /// A hint.
    Hint(Hint),
    /// A new player must block on this cell.
    BlockHere(Cell),
    /// There is no hint, because no move is better than others.
    NoHint,
    /// The pressed cell has a mark.
    CellTaken,
    /// A move on this cell is forbidden, because of these rows.
    Forbidden(Cell, Foul, Vec<Line>),
    /// A side must be chosen before the next move.
    ChooseFirst,
    /// The player on this seat has chosen a side.
    Chose(Seat),
    /// No move has been made yet.
    NothingToUndo,
    /// No move has been undone.
    NothingToRedo,
    /// The last moves of the game are shown.
    Ending,
}

impl Reply {
    /// Returns the reply to a press that was refused for this reason, while `board` is the board of the game. There is none
    /// for most reasons, because nobody pressed a button then: the buttons are off, or an answer came late.
    #[must_use]
    pub fn to(refused: Refusal, board: &Board) -> Option<Self> {
        match refused {
            Refusal::Ply(_, PlayError::Forbidden(Foul::Taken(_))) => Some(Self::CellTaken),
            Refusal::Ply(Ply::Move(cell), PlayError::Forbidden(foul)) => {
                Some(Self::Forbidden(cell, foul, foul_lines(board, cell)))
            }
            Refusal::Ply(Ply::Move(_), PlayError::WrongPly) => Some(Self::ChooseFirst),
            Refusal::NothingToUndo => Some(Self::NothingToUndo),
            Refusal::NothingToRedo => Some(Self::NothingToRedo),
            _ => None,
        }
    }
}

/// Returns whether a refusal is a mistake that is made audible: a move out of turn, or one that the rules forbid.
#[must_use]
pub const fn is_mistake(refused: Refusal) -> bool {
    matches!(refused, Refusal::NotYourTurn | Refusal::Ply(..))
}

/// Help for the next move. It is cleared when the game changes.
#[derive(Clone, Debug, Default)]
pub struct Aids {
    /// The cell that is selected for a move that is not made yet.
    pub pending: Option<Cell>,
    /// The reply to the last press that changed nothing on the board.
    pub reply: Announcement<Reply>,
}

impl Aids {
    /// Clears everything, because the game has changed.
    pub fn forget(&mut self) {
        self.pending = None;
        self.reply.clear();
    }

    /// Returns whether the last moves of the game are shown.
    pub fn shows_ending(&self) -> bool {
        matches!(self.reply.said(), Some(Reply::Ending))
    }

    /// Returns the hint for this position.
    pub fn hint(&self) -> Option<Hint> {
        match self.reply.said() {
            Some(Reply::Hint(hint)) => Some(*hint),
            _ => None,
        }
    }
}
