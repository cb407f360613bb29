use super::{Mark, Seat, Seating, Session, Setup, Tally};
use crate::engine::{Cell, Game, Outcome, exact::Value};

/// How one cell is to be shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools, reason = "each is one sign of its own")]
pub struct CellView {
    /// What is on it, and the number of the move that put it there, from 1; `None` where it was there
    /// before the first move.
    pub mark: Option<(Mark, Option<usize>)>,
    /// The last move was made here.
    pub is_last: bool,
    /// It is on a winning line.
    pub wins: bool,
    /// A mark that is placed here but not played yet.
    pub aimed: Option<Mark>,
    /// A move here is, or would have been, a good one.
    pub is_advised: bool,
    /// What a move here leads to.
    pub leads_to: Option<Value>,
    /// On a line that is shown instead of what was played: what would have come here, and its number from
    /// the line's first move, 1.
    pub foreseen: Option<(Mark, usize)>,
    /// Its mark is on the way to another cell.
    pub is_lifted: bool,
}

/// What is going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// It is this seat's turn.
    ToMove(Seat),
    /// This seat completed a line.
    Won(Seat),
    /// Nobody can complete a line any more.
    Drawn,
    /// A position is being arranged: it is nobody's turn yet.
    Arranging,
}

/// What is to be shown of a session, derived from it each time.
impl Session {
    /// What was chosen for this game.
    #[must_use]
    pub const fn setup(&self) -> Setup {
        self.setup
    }

    /// Who started and who wears what in this game.
    #[must_use]
    pub const fn seating(&self) -> Seating {
        self.seating
    }

    /// The game as the engine has it.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The score of this pairing.
    #[must_use]
    pub const fn tally(&self) -> Tally {
        self.tally
    }

    /// Whether a bot has yet to answer.
    #[must_use]
    pub const fn is_thinking(&self) -> bool {
        self.thinking.is_some()
    }

    /// Whether a bot has yet to answer the request with this number.
    #[must_use]
    pub fn awaits(&self, request: u32) -> bool {
        self.thinking == Some(request)
    }

    /// What is going on.
    #[must_use]
    pub fn status(&self) -> Status {
        match self.game.outcome() {
            None => Status::ToMove(self.seat_of_ply(self.game.moves().len())),
            Some(Outcome::Draw) => Status::Drawn,
            Some(Outcome::Win { side, .. }) => Status::Won(self.seating.seat(*side)),
        }
    }

    /// How this cell is to be shown.
    #[must_use]
    pub fn cell(&self, cell: Cell) -> CellView {
        let moves = self.game.moves();
        let ply = || moves.iter().position(|&played| played == cell);
        let mark_of = |side| self.seating.mark(self.seating.seat(side));
        let side = self.game.board().get(cell);
        let lines = self.game.outcome().map_or(&[][..], Outcome::lines);
        CellView {
            mark: side.map(|side| (mark_of(side), ply().map(|ply| ply + 1))),
            is_last: moves.last() == Some(&cell),
            wins: lines.iter().any(|line| line.cells().any(|on_line| on_line == cell)),
            ..CellView::default()
        }
    }

    /// The last move: who made it, and where.
    #[must_use]
    pub fn last_move(&self) -> Option<(Seat, Cell)> {
        let ply = self.game.moves().len().checked_sub(1)?;
        Some((self.seat_of_ply(ply), self.game.moves()[ply]))
    }

    /// Whether there is a move to take back that was made at this device.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        (0..self.game.moves().len()).any(|ply| self.setup.players.is_here(self.seat_of_ply(ply)))
    }

    /// Whether a reset of the score can be taken back.
    #[must_use]
    pub const fn can_restore_score(&self) -> bool {
        self.before_reset.is_some()
    }

    /// Whether there is a move to play again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// The seat whose turn it is; `None` once the game has ended.
    #[must_use]
    pub fn seat_to_move(&self) -> Option<Seat> {
        self.game.turn().map(|side| self.seating.seat(side))
    }

    /// Who makes the move with this number, counted from 0.
    #[must_use]
    pub const fn seat_of_ply(&self, ply: usize) -> Seat {
        self.seating.seat(self.game.side_at(ply))
    }

    /// Whether a person at this device is to move.
    #[must_use]
    pub fn is_persons_turn(&self) -> bool {
        self.seat_to_move().is_some_and(|seat| self.setup.players.is_here(seat))
    }
}
