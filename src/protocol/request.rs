use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::{
    engine::{Cell, Game, bots::Opponent},
    session::BotRequest,
};

/// What the worker can be asked.
///
/// ```
/// use in_a_row::{engine::{Cell, Game, Rules}, protocol::Request};
///
/// let request = Request::Hint(Game::new(Rules::NOUGHTS_AND_CROSSES));
/// assert!(request.can_be_answered_by(Cell::new(2, 2)));
/// assert!(!request.can_be_answered_by(Cell::new(3, 3)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Request {
    /// How strong this opponent is at noughts and crosses.
    Strength(Opponent),
    /// How many positions minimax looks at from the empty board.
    Count,
    /// How minimax thinks about the position of this game, which has few free cells.
    Calls {
        /// The game.
        game: Game,
        /// Calls that cannot change the answer are left out.
        alpha_beta: bool,
    },
    /// A move of a bot that searches for it.
    Move {
        /// What the bot is asked.
        request: BotRequest,
        /// Decides between moves that are equally good.
        seed: u64,
        /// For the highest level; the others take what they need.
        time: Duration,
    },
    /// A good move, and why.
    Hint(Game),
    /// What every free cell leads to.
    Values(Game),
    /// What the moves of this game were worth.
    Review(Game),
}

impl Request {
    /// Whether it may take so long that the worker reports how far it has come.
    #[must_use]
    pub const fn takes_long(&self) -> bool {
        matches!(self, Self::Move { .. } | Self::Hint(_) | Self::Review(_))
    }

    /// Whether this can be the move that is asked for, or advised. Nothing else is answered by a cell.
    #[must_use]
    pub fn can_be_answered_by(&self, cell: Cell) -> bool {
        match self {
            Self::Move { request: BotRequest { game, .. }, .. } | Self::Hint(game) => {
                game.clone().play(cell).is_ok()
            }
            _ => false,
        }
    }
}
