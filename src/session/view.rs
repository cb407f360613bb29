use super::{Mark, Seat, Seating, Session, Setup, Tally};
use crate::engine::{Cell, Game, Outcome, exact::Value};

/// How to show one cell.
///
/// # Examples
/// ```
/// use in_a_row::session::{Intent, Mark, Players, Session, Setup};
/// # use rand::SeedableRng;
/// # let mut random = rand_xoshiro::Xoshiro128PlusPlus::seed_from_u64(1);
///
/// let setup = Setup { players: Players::Friends, ..Setup::DEFAULT };
/// let (mut session, _) = Session::start(setup, &mut random);
/// for cell in ["b2", "a1"] {
///     session.apply(Intent::Place(cell.parse()?), &mut random);
/// }
/// let a1 = session.cell("a1".parse()?);
/// assert_eq!(a1.mark, Some((Mark::O, Some(2))), "O, move 2");
/// assert!(a1.is_last && !a1.wins);
/// # Ok::<(), in_a_row::engine::notation::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools, reason = "each is shown by a sign of its own")]
pub struct CellView {
    /// The mark on it, and the number of its move, counted from 1. An arranged mark has no number.
    pub mark: Option<(Mark, Option<usize>)>,
    /// Whether the last move was made here.
    pub is_last: bool,
    /// Whether it is on a winning line.
    pub wins: bool,
    /// The mark that was selected to be played here, but is not confirmed yet.
    pub aimed: Option<Mark>,
    /// Whether a move here is advised, or would have been better.
    pub is_advised: bool,
    /// What a move here leads to.
    pub leads_to: Option<Value>,
    /// The mark that would be here in a line that a review shows, and its number in that line, counted
    /// from 1.
    pub foreseen: Option<(Mark, usize)>,
    /// Whether its mark is being dragged to another cell.
    pub is_lifted: bool,
}

/// The state of the game in one word, as the status line tells it.
///
/// # Examples
/// ```
/// use in_a_row::session::{Intent, Players, Seat, Session, Setup, Status};
/// # use rand::SeedableRng;
/// # let mut random = rand_xoshiro::Xoshiro128PlusPlus::seed_from_u64(1);
///
/// let setup = Setup { players: Players::Friends, ..Setup::DEFAULT };
/// let (mut session, _) = Session::start(setup, &mut random);
/// assert_eq!(session.status(), Status::ToMove(Seat::One));
///
/// // Nobody gets three in a row here.
/// for cell in ["b2", "a1", "c1", "a3", "a2", "c2", "b3", "b1"] {
///     session.apply(Intent::Place(cell.parse()?), &mut random);
/// }
/// assert_eq!(session.status(), Status::Drawn);
/// # Ok::<(), in_a_row::engine::notation::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// It is this seat's turn.
    ToMove(Seat),
    /// This seat completed a line.
    Won(Seat),
    /// Nobody can complete a line any more.
    Drawn,
    /// A position is being arranged, so it is nobody's turn.
    Arranging,
}

/// What the page shows of a session. It is derived from the game each time.
impl Session {
    /// The setup of this game.
    #[must_use]
    pub const fn setup(&self) -> Setup {
        self.setup
    }

    /// Who has which side and which mark in this game.
    #[must_use]
    pub const fn seating(&self) -> Seating {
        self.seating
    }

    /// The game itself.
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

    /// Whose turn it is, or how the game ended.
    #[must_use]
    pub fn status(&self) -> Status {
        match self.game.outcome() {
            None => Status::ToMove(self.seat_of_ply(self.game.moves().len())),
            Some(Outcome::Draw) => Status::Drawn,
            Some(Outcome::Win { side, .. }) => Status::Won(self.seating.seat(*side)),
        }
    }

    /// How to show this cell.
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

    /// The last move: who made it, and on which cell.
    #[must_use]
    pub fn last_move(&self) -> Option<(Seat, Cell)> {
        let ply = self.game.moves().len().checked_sub(1)?;
        Some((self.seat_of_ply(ply), self.game.moves()[ply]))
    }

    /// Whether there is a move to take back. It must have been made on this device.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        (0..self.game.moves().len()).any(|ply| self.setup.players.is_here(self.seat_of_ply(ply)))
    }

    /// Whether a reset of the score can be undone.
    #[must_use]
    pub const fn can_restore_score(&self) -> bool {
        self.before_reset.is_some()
    }

    /// Whether there is a move to redo.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// The seat whose turn it is; `None` once the game has ended.
    #[must_use]
    pub fn seat_to_move(&self) -> Option<Seat> {
        self.game.turn().map(|side| self.seating.seat(side))
    }

    /// The seat that makes the move with this number, counted from 0.
    #[must_use]
    pub const fn seat_of_ply(&self, ply: usize) -> Seat {
        self.seating.seat(self.game.side_at(ply))
    }

    /// Whether it is the turn of a person at this device.
    #[must_use]
    pub fn is_persons_turn(&self) -> bool {
        self.seat_to_move().is_some_and(|seat| self.setup.players.is_here(seat))
    }
}
