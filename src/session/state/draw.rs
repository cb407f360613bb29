use super::Session;
use crate::{
    engine::{DrawOffer, advice::moves_without_threat},
    session::{Effects, Event, Players, Refusal, Seat},
};

/// The computer agrees to a draw once so many moves in a row, of both sides, have made no threat.
pub const QUIET_MOVES: usize = 100;

/// Draws by agreement, on boards without end.
impl Session {
    /// Whether a person at this device can offer a draw now.
    #[must_use]
    pub fn can_offer_draw(&self) -> bool {
        let is_running = !self.game.rules().shape().has_end() && self.game.outcome().is_none();
        is_running
            && self.game.draw_offer() == DrawOffer::None
            && self.last_move().is_some_and(|(by, _)| match self.setup.players {
                Players::Computer(_) => by == Seat::Two,
                Players::Friends => true,
                Players::ByLink(_) => by == Seat::One,
            })
    }

    /// Whether a person at this device can agree to a draw now.
    #[must_use]
    pub fn can_agree_to_draw(&self) -> bool {
        self.game.draw_offer() == DrawOffer::Offered && self.is_persons_turn()
    }

    pub(super) fn offer_draw(&mut self) -> Effects {
        if !self.can_offer_draw() {
            return Effects::refused(Refusal::NoDraw);
        }
        let is_asked = matches!(self.setup.players, Players::Computer(_));
        if is_asked && moves_without_threat(&self.game, QUIET_MOVES) < QUIET_MOVES {
            return Effects { events: vec![Event::DeclinedDraw], ..Effects::default() };
        }
        self.change(&|session| {
            let offered = session.game.offer_draw();
            let agreed = if is_asked { session.game.agree_to_draw() } else { Ok(()) };
            offered.and(agreed).map_err(|_| Refusal::NoDraw)
        })
    }

    pub(super) fn agree_to_draw(&mut self) -> Effects {
        if !self.can_agree_to_draw() {
            return Effects::refused(Refusal::NoDraw);
        }
        self.change(&|session| session.game.agree_to_draw().map_err(|_| Refusal::NoDraw))
    }
}
