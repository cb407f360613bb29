//! The tasks of the late code.

use crate::{
    app::game::{
        action::{LazyAction, SeldomAction},
        dialog::Dialog,
    },
    engine::Cell,
    protocol::Request,
    session::{Arranged, BotRequest},
};

/// A task for the late code.
pub(crate) enum Task {
    /// Perform the action of a button.
    Action(LazyAction),
    /// Load what failed to load.
    TryAgain,
    /// Send this request to the worker.
    Ask(Request),
    /// Ask the worker for a bot's move. The number decides between equally good moves.
    AskBot(BotRequest, u64),
    /// Cancel the worker's requests that are obsolete after a change of the game.
    CancelObsolete,
    /// Show the game as it was after this many moves.
    GoBackTo(usize),
    /// Store the current game by link.
    StoreGame,
    /// Start the next game by link.
    PlayAgainByLink,
    /// Join the game of the invitation under review by a tap on this cell.
    Join { cell: Cell, exact: bool },
    /// Put this position aside, because another game is on the board.
    PutAside(Arranged),
    /// Take over what another tab has stored.
    SyncTabs,
    /// Store what could not be stored, now or when there is room.
    SaveUnsaved,
    /// Check whether everything is stored by now, after storage was full.
    RecheckStorage,
    /// Bring back the game that the current one has replaced.
    BringBack,
}

/// A task for the seldom code.
#[derive(Clone, Copy)]
pub(crate) enum SeldomTask {
    /// Perform the action of a button.
    Action(SeldomAction),
    /// Open this dialog.
    Open(Dialog),
}
