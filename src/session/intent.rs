use super::{Arrangement, Correspondence, Seating, Setup};
use crate::engine::{Cell, Game};

/// What somebody wants to do. What is not possible at the moment has no effect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Intent {
    /// A person at this device puts a mark here.
    Place(Cell),
    /// A bot answers the request with this number.
    Reply {
        /// [`BotRequest::id`](super::BotRequest::id).
        request: u32,
        /// Its move.
        cell: Cell,
    },
    /// Takes back the last move; against a bot, back to the person's own turn.
    Undo,
    /// Plays again what was taken back, as far as *undo* went.
    Redo,
    /// Starts a game with this setup.
    NewGame(Setup),
    /// Starts the next game of the same kind, once this one has ended.
    PlayAgain,
    /// Starts a game with this setup from an arranged position, whose marks look as they do there. Who
    /// is to start makes the next move.
    PlayFrom {
        /// What is played, and by whom.
        setup: Setup,
        /// The position.
        arrangement: Arrangement,
    },
    /// Goes on in this game as a new one, if it is still running.
    PlayOn {
        /// What is played, and by whom.
        setup: Setup,
        /// Who plays which side of it.
        seating: Seating,
        /// The game so far.
        game: Game,
    },
    /// Goes on in a game played by link, whatever has come of it.
    Correspond(Correspondence),
    /// Sets the score of this pairing to zero.
    ResetScore,
    /// Takes the last reset back.
    RestoreScore,
}
