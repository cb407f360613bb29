//! The game that is shown, and what can be done with it.

use crate::{
    app::{
        arrange::model::Arranging,
        board::layout::BoardLayout,
        game::{aids::Aids, controls::Controls, mode::Mode},
    },
    engine::{Cell, DrawOffer, Line, Outcome, Side, bots::Opponent},
    session::{Arranged, Mark, OpenedLink, Replay, Seat, Seating, Session, Setup, Status},
};

/// The game that is shown beside and on the cells: the one that is played, one that is looked at, or the position
/// that is arranged.
#[derive(Clone, Debug)]
pub struct GameState {
    /// The board, the players and what they wear.
    pub setup: Setup,
    /// Who plays first, and who wears which mark.
    pub seating: Seating,
    /// Whose turn it is, or how the game ended.
    pub status: Status,
    /// The winning lines.
    pub lines: Vec<Line>,
    /// The last move, and who made it.
    pub last_move: Option<(Seat, Cell)>,
    /// How many marks were on the board before the first move.
    pub arranged: usize,
    /// All moves of the game, also where it is looked at from the middle.
    pub history: Vec<Cell>,
    /// What the board shows.
    pub mode: Mode,
}

impl GameState {
    /// The state of this session while its game is played.
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

    /// Who comes before the opponent on the scale, once the game is over.
    pub fn weaker(&self, controls: &Controls) -> Option<Opponent> {
        self.opponent_after_end(controls)?.weaker(self.setup.rules)
    }

    /// Who comes after the opponent on the scale, once the game is over.
    pub fn stronger(&self, controls: &Controls) -> Option<Opponent> {
        self.opponent_after_end(controls)?.stronger(self.setup.rules)
    }

    fn opponent_after_end(&self, controls: &Controls) -> Option<Opponent> {
        self.setup.players.bot(Seat::Two).filter(|_| self.can_play_again(controls))
    }

    /// Whether something is told about the game besides its moves. The lazy chunk tells it.
    pub fn has_annotation(&self, controls: &Controls, aids: &Aids) -> bool {
        !self.mode.is_playing()
            || controls.draw.offer == DrawOffer::Offered
            || aids.pending.is_some()
            || aids.reply.said().is_some()
    }

    /// Takes over what the session says, or the game that is looked at.
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

    /// The unfinished position, as it is stored.
    pub fn arranged_position(&self) -> Option<Arranged> {
        let Arranging { setup, position, .. } = self.mode.unfinished_position()?;
        Some(Arranged { setup: *setup, position: position.clone() })
    }

    /// The position that is arranged can be played from.
    pub fn is_position_playable(&self) -> bool {
        self.mode.arranging().is_some_and(|arranging| arranging.turn.is_ok())
    }

    /// Whether coordinates are written beside the board.
    pub fn has_coordinates(&self) -> bool {
        let Setup { rules, pieces, .. } = self.setup;
        !rules.shape().has_end() || BoardLayout { rules, pieces }.is_ruled()
    }

    /// The mark that this seat wears.
    pub fn mark_of(&self, seat: Seat) -> Mark {
        self.seating.mark(seat)
    }

    /// There is no mark on the board.
    pub const fn is_empty(&self) -> bool {
        self.last_move.is_none() && self.arranged == 0
    }

    /// The seat whose turn it is.
    pub fn seat_to_move(&self) -> Option<Seat> {
        match self.status {
            Status::ToMove(seat) => Some(seat),
            Status::Won(_) | Status::Drawn | Status::Arranging => None,
        }
    }

    /// The mark of the seat whose turn it is.
    pub fn mark_to_move(&self) -> Option<Mark> {
        self.seat_to_move().map(|seat| self.mark_of(seat))
    }

    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        matches!(self.status, Status::Won(_) | Status::Drawn)
    }

    /// It has ended, and not just now: the next game can be offered.
    pub fn can_play_again(&self, controls: &Controls) -> bool {
        self.is_over() && controls.is_end_pause_over && self.mode.replay().is_none()
    }

    /// Somebody has won who is not here.
    pub fn is_lost(&self) -> bool {
        matches!(self.status, Status::Won(seat) if !self.setup.players.is_here(seat))
    }

    /// A link is looked at that tells a game otherwise than it is known here.
    pub fn has_conflicting_link(&self) -> bool {
        self.mode.link().is_some_and(|link| {
            !matches!(
                link.opened,
                OpenedLink::Position | OpenedLink::Invitation(_) | OpenedLink::Watched(_)
            )
        })
    }

    /// An invitation is looked at.
    pub fn shows_invitation(&self) -> bool {
        self.mode.link().is_some_and(|link| matches!(link.opened, OpenedLink::Invitation(_)))
    }

    /// An invitation is looked at, as it was sent: after its last move.
    pub fn is_at_end_of_invitation(&self) -> bool {
        let is_at_its_end =
            self.mode.replay().is_some_and(|replay| replay.at() == replay.moves().len());
        self.shows_invitation() && is_at_its_end
    }

    /// A move on the board would accept an invitation.
    pub fn can_accept_by_move(&self) -> bool {
        self.is_at_end_of_invitation() && self.seat_to_move() == Some(Seat::One)
    }

    /// There is something for a friend with another device: a move, or an invitation.
    pub fn has_link_to_send(&self, controls: &Controls) -> bool {
        let made_here = self.last_move.is_none_or(|(seat, _)| self.setup.players.is_here(seat));
        // The side that did not make the last move has agreed to a draw.
        let made_here = made_here != (controls.draw.offer == DrawOffer::Agreed);
        self.setup.players.are_by_link()
            && self.mode.replay().is_none()
            && !self.is_persons_turn()
            && made_here
    }

    /// Who made the move with this number, counted from 0.
    pub fn seat_of_ply(&self, ply: usize) -> Seat {
        self.seating.seat(Side::at_ply(self.arranged + ply))
    }

    /// What a press on a free cell would put there.
    pub fn mark_to_place(&self) -> Option<Mark> {
        match self.mode.arranging() {
            Some(arranging) => arranging.mark_to_place(),
            None => {
                self.mark_to_move().filter(|_| self.is_persons_turn() || self.can_accept_by_move())
            }
        }
    }

    /// A person at this device is to move.
    pub fn is_persons_turn(&self) -> bool {
        let seat = self.seat_to_move().filter(|_| self.mode.replay().is_none());
        seat.is_some_and(|seat| self.setup.players.is_here(seat))
    }
}
