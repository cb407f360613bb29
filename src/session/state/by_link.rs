use std::mem;

use super::Session;
use crate::{
    engine::Player,
    session::{Correspondence, Effects, Players, Refusal, Seat, Setup},
};

/// Games played by link. The first side has X, on both devices.
impl Session {
    /// Returns this game as a correspondence; `None` if it is not played by link. The caller passes `joined`, because a
    /// session doesn't know it.
    #[must_use]
    pub fn correspondence(&self, joined: bool) -> Option<Correspondence> {
        let Players::ByLink(id) = self.setup.players else { return None };
        let own = if self.seating.first == Seat::One { Player::First } else { Player::Second };
        Some(Correspondence { id, own, joined, game: self.game.clone() })
    }

    /// Notes whether the friend has the game as it is here. If so, nothing can be taken back until the game changes.
    /// Returns whether that is new.
    pub const fn set_sent(&mut self, sent: bool) -> bool {
        mem::replace(&mut self.sent, sent) != sent
    }

    /// Shows a game played by link, or updates it.
    pub(super) fn correspond(&mut self, correspondence: Correspondence) -> Effects {
        let Correspondence { id, game, .. } = &correspondence;
        let players = Players::ByLink(*id);
        let is_on = self.setup.players == players;
        if is_on && self.game == *game {
            return Effects::refused(Refusal::NothingNew);
        }
        let setup = correspondence.setup();
        // Keep the pieces that were chosen on this device.
        let pieces = if is_on { self.setup.pieces } else { setup.pieces };
        let seating = correspondence.seating();
        self.replace(Setup { pieces, ..setup }, seating, correspondence.game)
    }
}
