use super::Session;
use crate::{
    engine::{Cell, Game, Outcome},
    session::{CellView, Seat, Seating, Setup, Status, Tally},
};

/// Everything that the page shows of a session, derived from the game each time.
impl Session {
    /// Returns the setup of this game.
    #[must_use]
    pub const fn setup(&self) -> Setup {
        self.setup
    }

    /// Returns each player's side and mark, with the sides that were chosen.
    #[must_use]
    pub fn seating(&self) -> Seating {
        self.seating.in_order(self.game.turn_order())
    }

    /// Returns each player's side and mark at the start of this game, before sides are chosen.
    #[must_use]
    pub const fn seating_at_start(&self) -> Seating {
        self.seating
    }

    /// Returns the game itself.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Returns the score of this pairing.
    #[must_use]
    pub const fn tally(&self) -> Tally {
        self.tally
    }

    /// Returns whether a bot has yet to answer.
    #[must_use]
    pub const fn is_thinking(&self) -> bool {
        self.thinking.is_some()
    }

    /// Returns whether a bot has yet to answer the request with this id.
    #[must_use]
    pub fn awaits(&self, request: u32) -> bool {
        self.thinking == Some(request)
    }

    /// Returns whose turn it is, or how the game ended.
    #[must_use]
    pub fn status(&self) -> Status {
        let step = self.game.turn_order().step(self.game.moves().len());
        match (self.seat_to_move(), self.game.outcome()) {
            (Some(seat), _) => {
                step.map_or(Status::ToMove(seat), |step| Status::InOpening(seat, step))
            }
            (None, Some(Outcome::Win { side, .. })) => Status::Won(self.seating().seat(*side)),
            (None, Some(Outcome::Draw) | None) => Status::Drawn,
        }
    }

    /// Returns how to show this cell.
    #[must_use]
    pub fn cell(&self, cell: Cell) -> CellView {
        let moves = self.game.moves();
        let ply = || moves.iter().position(|&played| played == cell);
        let seating = self.seating();
        let mark_of = |side| seating.mark(seating.seat(side));
        let side = self.game.board().get(cell);
        let lines = self.game.outcome().map_or(&[][..], Outcome::lines);
        CellView {
            mark: side.map(|side| (mark_of(side), ply().map(|ply| ply + 1))),
            is_last: moves.last() == Some(&cell),
            wins: lines.iter().any(|line| line.cells().any(|on_line| on_line == cell)),
            ..CellView::default()
        }
    }

    /// Returns who made the last move, and on which cell.
    #[must_use]
    pub fn last_move(&self) -> Option<(Seat, Cell)> {
        let ply = self.game.moves().len().checked_sub(1)?;
        Some((self.seat_of_move(ply), self.game.moves()[ply]))
    }

    /// Returns whether there is a ply to take back: one that was made on this device, and not sent to a friend.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        !self.sent && self.has_own_ply()
    }

    /// Returns whether discarding this game would lose anything: a person at this device has made a move, even if it
    /// was taken back, or the game began from an arranged position.
    #[must_use]
    pub fn is_worth_keeping(&self) -> bool {
        // *Undo* always takes back a ply of a person at this device.
        self.game.start().count() > 0 || self.can_redo() || self.has_own_ply()
    }

    /// Returns whether a person at this device has made a ply.
    fn has_own_ply(&self) -> bool {
        let mut plies = 0..self.game.plies().len();
        plies.any(|ply| {
            let player = self.game.player_of_ply(ply);
            self.setup.players.is_here(self.seating.seat_of_player(player))
        })
    }

    /// Returns whether this game is the other one, possibly with more moves.
    pub(in crate::session) fn continues(&self, other: &Self) -> bool {
        let [ours, theirs] = [self, other].map(Self::game);
        (self.setup.pairing(), self.seating) == (other.setup.pairing(), other.seating)
            && ours.start() == theirs.start()
            && ours.plies().starts_with(theirs.plies())
    }

    /// Returns whether a reset of the score can be undone.
    #[must_use]
    pub const fn can_restore_score(&self) -> bool {
        self.before_reset.is_some()
    }

    /// Returns whether there is a move to redo.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Returns the seat whose turn it is; `None` once the game has ended.
    #[must_use]
    pub fn seat_to_move(&self) -> Option<Seat> {
        self.game.turn().map(|turn| self.seating.seat_of_player(turn.player()))
    }

    /// Returns the seat of the player who makes the move with this number, counted from 0.
    #[must_use]
    pub fn seat_of_move(&self, number: usize) -> Seat {
        self.seating.seat_of_player(self.game.turn_order().player_at(number))
    }

    /// Returns whether it is the turn of a person at this device.
    #[must_use]
    pub fn is_persons_turn(&self) -> bool {
        self.seat_to_move().is_some_and(|seat| self.setup.players.is_here(seat))
    }
}
