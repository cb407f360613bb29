use super::{Arrangement, Correspondence, Seating, Setup};
use crate::engine::{Cell, Game, Ply, Side};

/// An action that a person or a bot wants to take. It is refused if it is not possible at the moment.
///
/// # Examples
/// ```
/// use in_a_row::{engine::{Foul, PlayError, Ply, Side}, session::{Intent, Players, Refusal, Session, Setup}};
/// # use rand::SeedableRng;
/// # let mut random = rand_xoshiro::Xoshiro128PlusPlus::seed_from_u64(1);
///
/// let setup = Setup { players: Players::Friends, ..Setup::DEFAULT };
/// let (mut session, _) = Session::start(setup, &mut random);
/// let b2 = "b2".parse()?;
/// assert_eq!(session.apply(Intent::Place(b2), &mut random).refused, None);
///
/// // The cell is taken now, and there is nothing to redo.
/// let taken = Refusal::Ply(Ply::Move(b2), PlayError::Forbidden(Foul::Taken(Side::First)));
/// assert_eq!(session.apply(Intent::Place(b2), &mut random).refused, Some(taken));
/// assert_eq!(session.apply(Intent::Redo, &mut random).refused, Some(Refusal::NothingToRedo));
/// # Ok::<(), in_a_row::engine::notation::NotationError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Intent {
    /// A person at this device plays on this cell.
    Place(Cell),
    /// A person at this device chooses a side, in an opening.
    Choose(Side),
    /// A person at this device makes two more moves and offers the choice to the other player, in an opening.
    OfferChoice,
    /// A bot answers a request.
    Reply {
        /// The [`id`](super::BotRequest::id) of the request.
        request: u32,
        /// The bot's ply.
        ply: Ply,
    },
    /// Takes back the last move. Against a bot, this goes back to the person's own turn.
    Undo,
    /// Plays the moves again that the last *Undo* took back.
    Redo,
    /// Offers a draw to the other player. The computer answers at once: it agrees if the last
    /// [`QUIET_MOVES`](super::QUIET_MOVES) have made no threat.
    OfferDraw,
    /// A person at this device agrees to the draw that the other player has offered.
    AgreeToDraw,
    /// Starts a game with this setup.
    NewGame(Setup),
    /// Starts the next game with the same setup, once this one has ended.
    PlayAgain,
    /// Starts a game from an arranged position, with the marks as they look there. The setup's starter makes the
    /// next move.
    PlayFrom {
        /// What is played, and by whom.
        setup: Setup,
        /// The position.
        arrangement: Arrangement,
    },
    /// Starts a new game that continues the given one, which must still be running.
    PlayOn {
        /// What is played, and by whom.
        setup: Setup,
        /// Who plays which side.
        seating: Seating,
        /// The game so far.
        game: Game,
    },
    /// Shows a game played by link, or updates it.
    Correspond(Correspondence),
    /// Sets the score of this pairing to zero.
    ResetScore,
    /// Undoes the last reset of the score.
    RestoreScore,
}

impl Intent {
    /// Returns whether it continues the game on the board, or the series of games with the same setup. Such an intent
    /// depends on what the player sees, so it has no effect if another tab has continued in the meantime.
    #[must_use]
    pub const fn continues_game(&self) -> bool {
        match self {
            Self::Place(_)
            | Self::Choose(_)
            | Self::OfferChoice
            | Self::Reply { .. }
            | Self::Undo
            | Self::Redo
            | Self::PlayAgain
            | Self::OfferDraw
            | Self::AgreeToDraw => true,
            Self::NewGame(_)
            | Self::PlayFrom { .. }
            | Self::PlayOn { .. }
            | Self::Correspond(_)
            | Self::ResetScore
            | Self::RestoreScore => false,
        }
    }

    /// Returns whether it starts a game. If so, *Undo* can bring back the previous one.
    #[must_use]
    pub const fn starts_game(&self) -> bool {
        matches!(
            self,
            Self::NewGame(_) | Self::PlayAgain | Self::PlayFrom { .. } | Self::PlayOn { .. }
        )
    }
}
