use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::{
    engine::{Game, Ply, bots::Opponent},
    session::BotRequest,
};

/// A request from the page to the worker.
///
/// # Examples
/// ```
/// use in_a_row::{engine::{Cell, Game, Ply, Rules}, protocol::Request};
///
/// let request = Request::Hint(Game::new(Rules::NOUGHTS_AND_CROSSES));
/// assert!(request.can_be_answered_by(Ply::Move(Cell::new(2, 2))));
/// assert!(!request.can_be_answered_by(Ply::Move(Cell::new(3, 3))));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Request {
    /// The strength of this opponent at noughts and crosses.
    Strength(Opponent),
    /// The number of calls that minimax makes from the empty board of noughts and crosses.
    Count,
    /// The calls that minimax makes in the position of this game, which must have few free cells.
    Calls {
        /// The game.
        game: Game,
        /// Whether to use alpha-beta.
        alpha_beta: bool,
    },
    /// A bot's ply.
    Move {
        /// The bot and the game.
        request: BotRequest,
        /// The seed for the bot's random numbers.
        seed: u64,
        /// The time limit of the highest level. The other levels have none.
        time: Duration,
    },
    /// A good move, and why it is good.
    Hint(Game),
    /// The values of all free cells.
    Values(Game),
    /// A review of this game.
    Review(Game),
    /// The best moves in this game, each with a line. On large boards the worker looks further and further until it is
    /// stopped, and reports the lines so far.
    Lines {
        /// The game.
        game: Game,
        /// The number of lines.
        count: u8,
    },
}

impl Request {
    /// Returns whether it may take so long that the worker reports its progress.
    #[must_use]
    pub const fn takes_long(&self) -> bool {
        matches!(self, Self::Move { .. } | Self::Hint(_) | Self::Review(_))
    }

    /// Returns whether this ply is a possible answer. Only requests for a bot's ply and for a hint are answered with a ply,
    /// which must be legal.
    #[must_use]
    pub fn can_be_answered_by(&self, ply: Ply) -> bool {
        match self {
            Self::Move { request: BotRequest { game, .. }, .. } | Self::Hint(game) => {
                game.clone().act(ply).is_ok()
            }
            _ => false,
        }
    }
}
