//! The game on the screen, and what can be done with it.

use crate::{
    app::{
        arrange::model::Arranging,
        board::layout::BoardLayout,
        game::{aids::Aids, controls::Controls, mode::Mode},
        names::model::DisplayNames,
    },
    engine::{Cell, DrawOffer, Line, OpeningStep, Outcome, Side},
    session::{Arranged, Mark, OpenedLink, Players, Replay, Seat, Seating, Session, Setup, Status},
    words::Piece,
};

/// The game on the screen: the current game, a game under review, or the game that would begin from the arranged
/// position.
#[derive(Clone, Debug)]
pub struct GameState {
    /// The board, the players and their pieces.
    pub setup: Setup,
    /// The seat that plays first, and the seat that has each mark.
    pub seating: Seating,
    /// The side to move, or the result.
    pub status: Status,
    /// The winning lines.
    pub lines: Vec<Line>,
    /// The last move, and who made it.
    pub last_move: Option<(Seat, Cell)>,
    /// The number of marks that were on the board before the first move.
    pub arranged: usize,
    /// All moves of the game, even if an earlier position is shown.
    pub history: Vec<Cell>,
    /// The mode of the page.
    pub mode: Mode,
}

impl GameState {
    /// Returns the state of this session while its game is played.
    pub fn new(session: &Session) -> Self {
        let mut state = Self {
            setup: session.setup(),
            seating: session.seating(),
            status: session.status(),
            lines: Vec::new(),
            last_move: None,
            arranged: 0,
            history: Vec::new(),
            mode: Mode::default(),
        };
        state.sync(session);
        state
    }

    /// Returns whether the late code shows an annotation: a text about the game besides its last move.
    pub fn has_annotation(&self, controls: &Controls, aids: &Aids) -> bool {
        !self.mode.is_playing()
            || controls.draw.offer == DrawOffer::Offered
            || aids.pending.is_some()
            || aids.reply.said().is_some()
            || matches!(self.status, Status::InOpening(_, OpeningStep::Place { .. }))
    }

    /// Updates the state from the session, or from the game under review.
    pub fn sync(&mut self, session: &Session) {
        let replay = self.mode.replay();
        let shown = replay.map_or(session, Replay::shown);
        let history = replay.map_or(shown.game().moves(), Replay::moves).to_vec();
        self.setup = shown.setup();
        self.seating = shown.seating();
        self.status = shown.status();
        self.lines = shown.game().outcome().map_or(&[][..], Outcome::lines).to_vec();
        self.last_move = shown.last_move();
        self.arranged = shown.game().start().count();
        self.history = history;
        if let Mode::Arranging(Arranging { setup, .. }) = self.mode {
            self.setup = setup;
            self.status = Status::Arranging;
            self.lines.clear();
            self.history.clear();
        }
    }

    /// Returns the unfinished position, in the form in which it is stored.
    pub fn arranged_position(&self) -> Option<Arranged> {
        let Arranging { setup, position, .. } = self.mode.unfinished_position()?;
        Some(Arranged { setup: *setup, position: position.clone() })
    }

    /// Returns whether a game can begin from the arranged position.
    pub fn is_position_playable(&self) -> bool {
        self.mode.arranging().is_some_and(|arranging| arranging.turn.is_ok())
    }

    /// Returns whether coordinates are drawn beside the board.
    pub fn has_coordinates(&self) -> bool {
        let Setup { rules, pieces, .. } = self.setup;
        !rules.shape().has_end() || BoardLayout { rules, pieces }.is_ruled()
    }

    /// Returns the mark of this seat.
    pub fn mark_of(&self, seat: Seat) -> Mark {
        self.seating.mark(seat)
    }

    /// Returns the piece of this seat, with the name of the person who plays it, if any. A game in a link is one of other
    /// people.
    pub fn piece(&self, seat: Seat, names: DisplayNames) -> Piece {
        let is_of_two_here = self.setup.players == Players::Friends && self.mode.link().is_none();
        let name = names[seat as usize].filter(|_| is_of_two_here);
        Piece { mark: self.mark_of(seat), pieces: self.setup.pieces, name }
    }

    /// Returns whether the board is empty.
    pub const fn is_empty(&self) -> bool {
        self.last_move.is_none() && self.arranged == 0
    }

    /// Returns the seat whose turn it is.
    pub fn seat_to_move(&self) -> Option<Seat> {
        match self.status {
            Status::ToMove(seat) | Status::InOpening(seat, _) => Some(seat),
            Status::Won(_) | Status::Drawn | Status::Arranging => None,
        }
    }

    /// Returns the mark of the next move; `None` if a side is chosen next, or the game is over.
    pub fn mark_to_move(&self) -> Option<Mark> {
        let number = self.mode.replay().map_or(self.history.len(), Replay::at);
        let is_move = self.seat_to_move().is_some() && self.choice().is_none();
        is_move.then(|| self.mark_of(self.seat_of_mark(number)))
    }

    /// Returns the seat that chooses a side next, and whether it may make two more moves instead.
    pub fn choice(&self) -> Option<(Seat, bool)> {
        match self.status {
            Status::InOpening(seat, OpeningStep::Choose { can_offer }) => Some((seat, can_offer)),
            _ => None,
        }
    }

    /// Returns whether a person at this device chooses a side next.
    pub fn is_persons_choice(&self) -> bool {
        self.is_persons_turn() && self.choice().is_some()
    }

    /// Returns whether the game is over.
    pub fn is_over(&self) -> bool {
        matches!(self.status, Status::Won(_) | Status::Drawn)
    }

    /// Returns whether the game is over, and its end is on the screen.
    pub fn shows_end(&self) -> bool {
        self.is_over() && self.mode.replay().is_none()
    }

    /// Returns whether the game is over and the pause after its end as well, so that the next game can begin.
    pub fn can_play_again(&self, controls: &Controls) -> bool {
        self.shows_end() && controls.is_end_pause_over
    }

    /// Returns whether a player who is not at this device has won.
    pub fn is_lost(&self) -> bool {
        matches!(self.status, Status::Won(seat) if !self.setup.players.is_here(seat))
    }

    /// Returns whether a game with variations is under review.
    pub fn has_variations(&self) -> bool {
        self.mode.replay().is_some_and(Replay::has_variations)
    }

    /// Returns whether a link to a known game is under review that differs from the game as this device knows it.
    pub fn has_conflicting_link(&self) -> bool {
        self.mode.link().is_some_and(|link| {
            !matches!(
                link.opened,
                OpenedLink::Position | OpenedLink::Invitation(_) | OpenedLink::Watched(_)
            )
        })
    }

    /// Returns whether an invitation is under review.
    pub fn shows_invitation(&self) -> bool {
        self.mode.link().is_some_and(|link| matches!(link.opened, OpenedLink::Invitation(_)))
    }

    /// Returns whether an invitation is under review as it was sent: after its last move.
    pub fn is_at_end_of_invitation(&self) -> bool {
        let is_at_its_end =
            self.mode.replay().is_some_and(|replay| replay.at() == replay.moves().len());
        self.shows_invitation() && is_at_its_end
    }

    /// Returns whether a move on the board would accept an invitation.
    pub fn can_accept_by_move(&self) -> bool {
        self.is_at_end_of_invitation() && self.seat_to_move() == Some(Seat::One)
    }

    /// Returns whether a press on the board tries a move after the position under review, or in a puzzle or lesson. In a
    /// game by link that still runs, a press would look like a move in it.
    pub fn can_try_moves(&self) -> bool {
        if let Some(task) = self.mode.task() {
            return task.can_move();
        }
        let Some(review) = self.mode.review() else { return false };
        let is_by_link = review.link.as_ref().is_some_and(|it| it.link.sent.is_some());
        let is_running = is_by_link && review.replay.game().outcome().is_none();
        !is_running && self.mark_to_move().is_some()
    }

    /// Returns the seat that plays the side of the move with this number, counted from 0. In an opening, the other player may
    /// have made the move.
    pub fn seat_of_mark(&self, number: usize) -> Seat {
        self.seating.seat(Side::at_ply(self.arranged + number))
    }

    /// Returns the mark that a press on a free cell would place.
    pub fn mark_to_place(&self) -> Option<Mark> {
        match self.mode.arranging() {
            Some(arranging) => arranging.mark_to_place(),
            None => self.mark_to_move().filter(|_| {
                self.is_persons_turn() || self.can_accept_by_move() || self.can_try_moves()
            }),
        }
    }

    /// Returns whether a person at this device is to move.
    pub fn is_persons_turn(&self) -> bool {
        let seat = self.seat_to_move().filter(|_| self.mode.replay().is_none());
        seat.is_some_and(|seat| self.setup.players.is_here(seat))
    }
}
