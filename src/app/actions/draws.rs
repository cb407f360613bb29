use super::Controller;
use crate::{app::state::Notice, engine::DrawOffer, session::Intent};
use leptos::prelude::*;

impl Controller {
    /// Offers a draw. The computer answers at once; that it declines is said.
    pub(super) fn offer_draw(self) {
        self.act(Intent::OfferDraw);
        let is_declined = self
            .ui
            .game
            .with_untracked(|state| state.can_offer_draw && state.draw_offer == DrawOffer::None);
        if is_declined {
            self.notify(Notice::DrawDeclined);
        }
    }
}
