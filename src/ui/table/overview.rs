use crate::{
    engine::{Cell, Line, Outcome},
    session::{Mark, Seat, Seating, Session, Setup, Status, Tally},
    ui::{new_game::Draft, notices::Notices, settings::Pause},
};

/// Everything that is shown beside the cells, in one value. Views read what they need of it and
/// write to the page only what differs.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools, reason = "each is one button's or one sign's own state")]
pub(in crate::ui) struct Overview {
    pub setup: Setup,
    pub seating: Seating,
    pub status: Status,
    /// The status in words.
    pub headline: String,
    pub thinking: bool,
    pub tally: Tally,
    /// The winning lines.
    pub lines: Vec<Line>,
    pub last_move: Option<(Seat, Cell)>,
    /// How many moves have been made.
    pub moves: usize,
    pub can_undo: bool,
    pub can_redo: bool,
    /// The game has been over for a moment: a press on the board is meant for the next one.
    pub is_rested: bool,
    pub pause: Pause,
    pub draft: Draft,
    pub notices: Notices,
}

impl Overview {
    pub fn new(session: &Session, pause: Pause, notices: Notices) -> Self {
        let mut overview = Self {
            setup: session.setup(),
            seating: session.seating(),
            status: session.status(),
            headline: String::new(),
            thinking: false,
            tally: Tally::default(),
            lines: Vec::new(),
            last_move: None,
            moves: 0,
            can_undo: false,
            can_redo: false,
            is_rested: true,
            pause,
            draft: Draft::of(session.setup()),
            notices,
        };
        overview.follow(session);
        overview
    }

    /// Takes over what the session says.
    pub fn follow(&mut self, session: &Session) {
        self.setup = session.setup();
        self.seating = session.seating();
        self.status = session.status();
        self.thinking = session.is_thinking();
        self.tally = session.tally();
        self.lines = session.game().outcome().map_or(&[][..], Outcome::lines).to_vec();
        self.last_move = session.last_move();
        self.moves = session.game().moves().len();
        self.can_undo = session.can_undo();
        self.can_redo = session.can_redo();
    }

    pub fn mark_of(&self, seat: Seat) -> Mark {
        self.seating.mark(seat)
    }

    /// The seat whose turn it is.
    pub fn seat_to_move(&self) -> Option<Seat> {
        match self.status {
            Status::ToMove(seat) => Some(seat),
            Status::Won(_) | Status::Drawn => None,
        }
    }

    pub fn mark_to_move(&self) -> Option<Mark> {
        self.seat_to_move().map(|seat| self.mark_of(seat))
    }

    pub fn is_over(&self) -> bool {
        self.seat_to_move().is_none()
    }

    /// The computer has won.
    pub fn is_lost(&self) -> bool {
        matches!(self.status, Status::Won(seat) if self.setup.players.bot(seat).is_some())
    }

    /// A person at this device is to move.
    pub fn is_persons_turn(&self) -> bool {
        self.seat_to_move().is_some_and(|seat| self.setup.players.bot(seat).is_none())
    }
}
