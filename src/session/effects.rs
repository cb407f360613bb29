use rand::Rng;
use serde::{Deserialize, Serialize};

use super::{Mark, ScoreChange, Seat};
use crate::engine::{ArrangeError, Cell, Game, PlayError, Ply, Position, bots::Opponent};

/// The effects of an intent. An intent that was refused changes nothing, and its effects say why.
///
/// # Examples
/// ```
/// use in_a_row::session::{Event, Intent, Seat, Session, Setup};
/// use rand::SeedableRng;
///
/// let mut random = rand_xoshiro::Xoshiro128PlusPlus::seed_from_u64(1);
/// let (mut session, _) = Session::start(Setup::DEFAULT, &mut random);
/// let cell = "b2".parse().unwrap();
/// let effects = session.apply(Intent::Place(cell), &mut random);
/// assert_eq!(effects.events, [Event::Moved { by: Seat::One, cell }]);
/// assert!(effects.request.is_some(), "it is the computer's turn");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Effects {
    /// The cells that look different now.
    pub changed: Changed,
    /// The request for a bot's ply, if it is a bot's turn.
    pub request: Option<BotRequest>,
    /// The change of the current pairing's score, if it changes.
    pub score: Option<ScoreChange>,
    /// The events, in order.
    pub events: Vec<Event>,
    /// Why nothing happened, if the intent was refused.
    pub refused: Option<Refusal>,
}

/// Why an intent was refused.
///
/// # Examples
/// ```
/// use in_a_row::session::{Intent, Refusal, Session, Setup};
/// use rand::SeedableRng;
///
/// let mut random = rand_xoshiro::Xoshiro128PlusPlus::seed_from_u64(1);
/// let (mut session, _) = Session::start(Setup::DEFAULT, &mut random);
/// let effects = session.apply(Intent::Undo, &mut random);
/// assert_eq!(effects.refused, Some(Refusal::NothingToUndo));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// It is not the turn of a person at this device.
    NotYourTurn,
    /// The game does not allow the ply.
    Ply(Ply, PlayError),
    /// The bot has answered a request that was withdrawn.
    LateAnswer,
    /// No move was made on this device.
    NothingToUndo,
    /// No move was taken back, or a new one was made since.
    NothingToRedo,
    /// The game has not ended.
    StillRunning,
    /// The game has ended, or has other rules than the setup.
    CannotContinue,
    /// No game can begin from the arranged position.
    Position(ArrangeError),
    /// A draw cannot be offered or accepted now.
    NoDraw,
    /// There is no score to reset or to restore.
    NoScore,
    /// The game is already on the board.
    NothingNew,
}

impl Effects {
    /// Returns the effects of an intent that was refused for this reason.
    #[must_use]
    pub fn refused(reason: Refusal) -> Self {
        Self { refused: Some(reason), ..Self::default() }
    }

    /// Returns whether nothing changed, nothing happened, and there is no request.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        let Self { changed, request, score, events, refused: _ } = self;
        matches!(changed, Changed::Nothing)
            && request.is_none()
            && score.is_none()
            && events.is_empty()
    }
}

/// Something that happened in a game. Sound, spoken text and animation follow events.
///
/// # Examples
/// ```
/// use in_a_row::session::{Event, Intent, Players, Seat, Session, Setup};
/// # use rand::SeedableRng;
/// # let mut random = rand_xoshiro::Xoshiro128PlusPlus::seed_from_u64(1);
///
/// let setup = Setup { players: Players::Friends, ..Setup::DEFAULT };
/// let (mut session, _) = Session::start(setup, &mut random);
/// for cell in ["a1", "a3", "b1", "b3"] {
///     session.apply(Intent::Place(cell.parse()?), &mut random);
/// }
///
/// // c1 completes the bottom row.
/// let c1 = "c1".parse()?;
/// let effects = session.apply(Intent::Place(c1), &mut random);
/// assert_eq!(effects.events, [
///     Event::Moved { by: Seat::One, cell: c1 },
///     Event::Ended { winner: Some(Seat::One) },
/// ]);
/// # Ok::<(), in_a_row::engine::notation::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// Another game is on the board. It may already have moves.
    Started,
    /// A move was made, or made again.
    Moved {
        /// Who made it.
        by: Seat,
        /// On which cell.
        cell: Cell,
    },
    /// A move was taken back.
    TookBack {
        /// Who had made it.
        by: Seat,
        /// On which cell.
        cell: Cell,
    },
    /// A side was chosen in an opening.
    Chose {
        /// Who chose it.
        by: Seat,
        /// The mark of that side.
        mark: Mark,
    },
    /// The computer has declined a draw.
    DeclinedDraw,
    /// The game ended.
    Ended {
        /// Who won; `None` after a draw.
        winner: Option<Seat>,
    },
}

/// The cells that must be drawn again.
///
/// # Examples
/// ```
/// use in_a_row::session::{Changed, Intent, Players, Session, Setup};
/// # use rand::SeedableRng;
/// # let mut random = rand_xoshiro::Xoshiro128PlusPlus::seed_from_u64(1);
///
/// let setup = Setup { players: Players::Friends, ..Setup::DEFAULT };
/// let (mut session, effects) = Session::start(setup, &mut random);
/// assert_eq!(effects.changed, Changed::Board);
///
/// // A move changes its own cell, and b2 is no longer marked as the last move.
/// let (b2, a1) = ("b2".parse()?, "a1".parse()?);
/// session.apply(Intent::Place(b2), &mut random);
/// let effects = session.apply(Intent::Place(a1), &mut random);
/// assert_eq!(effects.changed, Changed::Cells(vec![b2, a1]));
/// # Ok::<(), in_a_row::engine::notation::NotationError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Changed {
    /// No cell.
    #[default]
    Nothing,
    /// These cells, each listed once.
    Cells(Vec<Cell>),
    /// The whole board, because another game is on it.
    Board,
}

/// A request for a bot's ply. It contains everything that the bot needs, on this thread or another.
///
/// # Examples
/// ```
/// use in_a_row::{
///     engine::{Ply, bots::Opponent},
///     session::{Intent, Players, Session, Setup},
/// };
/// # use rand::SeedableRng;
/// # let mut random = rand_xoshiro::Xoshiro128PlusPlus::seed_from_u64(1);
///
/// let setup = Setup { players: Players::Computer(Opponent::FirstFree), ..Setup::DEFAULT };
/// let (mut session, _) = Session::start(setup, &mut random);
/// let effects = session.apply(Intent::Place("b2".parse()?), &mut random);
///
/// let request = effects.request.expect("it is the computer's turn");
/// let ply = request.answer(&mut random).expect("a move");
/// assert_eq!(ply, Ply::Move("a3".parse()?));
/// session.apply(Intent::Reply { request: request.id, ply }, &mut random);
/// assert_eq!(session.game().moves().len(), 2);
/// # Ok::<(), in_a_row::engine::notation::NotationError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BotRequest {
    /// The number of the request. The reply repeats it, so that a stale reply is noticed.
    pub id: u32,
    /// The bot.
    pub opponent: Opponent,
    /// The game so far.
    pub game: Game,
}

impl BotRequest {
    /// Returns the bot's ply; `None` for a level, or if the game has ended.
    #[must_use]
    pub fn answer(&self, random: &mut dyn Rng) -> Option<Ply> {
        self.answer_with(Opponent::choose, random)
    }

    /// Returns the strategist's move, which takes no time; `None` for another bot, or if the game has ended.
    #[must_use]
    pub fn answer_by_plan(&self, random: &mut dyn Rng) -> Option<Ply> {
        self.opponent.choose_by_plan(self.game.position()?, random).map(Ply::Move)
    }

    /// Returns the bot's ply; `None` if finding it may take a while, for a move of the strategist, or if the game has
    /// ended.
    #[must_use]
    pub fn answer_at_sight(&self, random: &mut dyn Rng) -> Option<Ply> {
        self.answer_with(Opponent::choose_at_sight, random)
    }

    /// Returns the bot's ply, with its move chosen by this function.
    fn answer_with(
        &self,
        choose: fn(Opponent, Position<'_>, &mut dyn Rng) -> Option<Cell>,
        random: &mut dyn Rng,
    ) -> Option<Ply> {
        match self.game.position() {
            Some(position) => choose(self.opponent, position, random).map(Ply::Move),
            None => self.opponent.choose_side(self.game.turn()?, random),
        }
    }
}
