use rand::Rng;

use super::{ScoreChange, Seat};
use crate::engine::{Cell, Game, bots::Opponent};

/// What follows from an intent. Nothing at all, where it was not possible.
///
/// ```
/// use in_a_row::session::{Event, Intent, Seat, Session, Setup};
/// use rand::SeedableRng;
///
/// let mut random = rand_xoshiro::Xoshiro128PlusPlus::seed_from_u64(1);
/// let (mut session, _) = Session::start(Setup::DEFAULT, &mut random);
/// let cell = "b2".parse().unwrap();
/// let effects = session.apply(Intent::Place(cell), &mut random);
/// assert_eq!(effects.events, [Event::Moved { by: Seat::One, cell }]);
/// assert!(effects.request.is_some(), "the computer is to answer");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Effects {
    /// The cells that look different now.
    pub changed: Changed,
    /// A bot is to move.
    pub request: Option<BotRequest>,
    /// The score of the current pairing changes.
    pub score: Option<ScoreChange>,
    /// What happened, in order.
    pub events: Vec<Event>,
}

/// Something that happened in a game. Sound, spoken text and animation follow these.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// Another game is on the board, from its beginning or from somewhere in the middle.
    Started,
    /// A move was made, or made again.
    Moved {
        /// Who made it.
        by: Seat,
        /// Where.
        cell: Cell,
    },
    /// A move was taken back.
    TookBack {
        /// Who had made it.
        by: Seat,
        /// Where.
        cell: Cell,
    },
    /// The game ended. Nobody won a draw.
    Ended {
        /// Who won.
        winner: Option<Seat>,
    },
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
#[derive(Clone, Debug, PartialEq, Eq)]
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
