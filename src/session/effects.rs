use rand::Rng;
use serde::{Deserialize, Serialize};

use super::ScoreChange;
use crate::engine::{Cell, Game, bots::Opponent};

/// What follows from an intent. Nothing at all, where it was not possible.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Effects {
    /// The cells that look different now.
    pub changed: Changed,
    /// A bot is to move.
    pub request: Option<BotRequest>,
    /// The score of the current pairing changes.
    pub score: Option<ScoreChange>,
}

/// Which cells are to be drawn again.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Changed {
    /// None.
    #[default]
    Nothing,
    /// These; none of them twice.
    Cells(Vec<Cell>),
    /// The whole board: another game is on it.
    Board,
}

/// All that a bot needs in order to move, on this thread or another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BotRequest {
    /// Goes back with the reply, so that a late one is noticed.
    pub id: u32,
    /// Who is asked.
    pub opponent: Opponent,
    /// The game so far.
    pub game: Game,
}

impl BotRequest {
    /// The bot's move; `None` where the game has ended, and of a level.
    #[must_use]
    pub fn answer(&self, random: &mut dyn Rng) -> Option<Cell> {
        self.opponent.choose(self.game.position()?, random)
    }

    /// The bot's move, where it needs no search for it.
    #[must_use]
    pub fn answer_at_sight(&self, random: &mut dyn Rng) -> Option<Cell> {
        self.opponent.choose_at_sight(self.game.position()?, random)
    }
}
