//! Help for the next move.

use crate::{
    engine::{Board, Cell, Foul, Line, PlayError, Ply, advice::Hint, foul_lines},
    session::{Announcement, CellView, FoulView, Mark, Refusal, Seat},
};

/// The reply to a press that changes nothing on the board.
#[derive(Clone, Debug)]
pub enum Reply {
    /// The hint of the [`Aids`].
    Hint,
    /// The hint of the [`Aids`], which shows a new player where to block.
    BlockHere,
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
    /// These last moves of the game are shown.
    Ending(Vec<Cell>),
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
    /// The hint for this position, whose cell glows.
    pub hint: Option<Hint>,
    /// The reply to the last press that changed nothing on the board.
    pub reply: Announcement<Reply>,
}

impl Aids {
    /// Clears everything, because the game has changed.
    pub fn forget(&mut self) {
        self.pending = None;
        self.hint = None;
        self.reply.clear();
    }

    /// Returns whether the last moves of the game are shown.
    pub fn shows_ending(&self) -> bool {
        matches!(self.reply.said(), Some(Reply::Ending(_)))
    }

    /// Returns the hint, if nothing else was said since.
    pub fn announced_hint(&self) -> Option<Hint> {
        self.hint.filter(|_| matches!(self.reply.said(), Some(Reply::Hint)))
    }

    /// Returns the cells that show this help.
    pub fn cells(&self) -> Vec<Cell> {
        let mut cells = self.listed();
        cells.extend(self.pending);
        cells.extend(self.hint.map(|hint| hint.cell));
        cells
    }

    /// Returns the last moves or the rows of a foul, whichever the reply is about.
    fn listed(&self) -> Vec<Cell> {
        match self.reply.said() {
            Some(Reply::Ending(moves)) => moves.clone(),
            Some(Reply::Forbidden(_, _, rows)) => rows.iter().flat_map(|row| row.cells()).collect(),
            _ => Vec::new(),
        }
    }

    /// Adds this help to the view of a cell. The selected cell shows the mark that is to move, if the game goes on.
    pub fn add_to(&self, cell: Cell, view: CellView, to_move: Option<Mark>) -> CellView {
        let listed = self.listed().iter().position(|&it| it == cell);
        let (in_ending, in_row) = if self.shows_ending() { (listed, None) } else { (None, listed) };
        CellView {
            pending: to_move.filter(|_| self.pending == Some(cell)),
            is_advised: self.hint.is_some_and(|hint| hint.cell == cell),
            ghost: view.mark.zip(in_ending).map(|((mark, _), place)| (mark, place + 1)),
            foul: view.foul.or(in_row.map(|_| FoulView::InRow)),
            ..view
        }
    }
}
