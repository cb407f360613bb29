use super::Session;
use crate::{
    engine::{DrawOffer, advice::moves_without_threat},
    session::{Effects, Event, Players, Refusal, Seat},
};

/// The number of moves, of both sides together, without a threat after which the computer agrees to a draw.
pub const QUIET_MOVES: usize = 100;

/// Draws by agreement on boards without end.
impl Session {
    /// Returns whether a person at this device can offer a draw now.
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

    /// Returns whether a person at this device can agree to a draw now.
    #[must_use]
    pub fn can_agree_to_draw(&self) -> bool {
        self.game.draw_offer() == DrawOffer::Offered && self.is_persons_turn()
    }

    pub(super) fn offer_draw(&mut self) -> Effects {
        if !self.can_offer_draw() {
            return Effects::refused(Refusal::NoDraw);
        }
        let asks_computer = matches!(self.setup.players, Players::Computer(_));
        if asks_computer && moves_without_threat(&self.game, QUIET_MOVES) < QUIET_MOVES {
            return Effects { events: vec![Event::DeclinedDraw], ..Effects::default() };
        }
        self.change(&|session| {
            let offered = session.game.offer_draw();
            let agreed = if asks_computer { session.game.agree_to_draw() } else { Ok(()) };
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
