//! What the game has the late code do.

use crate::{
    app::game::action::LazyAction,
    engine::Cell,
    protocol::Request,
    session::{Arranged, BotRequest},
};

/// Something for the lazy chunk to do.
pub(crate) enum Task {
    /// What a button says.
    Action(LazyAction),
    /// Ask the worker this.
    Ask(Request),
    /// Ask the worker for a bot's move; the number decides between moves that are equally good.
    AskBot(BotRequest, u64),
    /// Stop what the worker was asked before the game changed.
    CancelObsolete,
    /// Show the game as it was after this many moves.
    GoBackTo(usize),
    /// Keep what has come of the game played by link.
    StoreGame,
    /// Start the next game by link.
    PlayAgainByLink,
    /// Join the game of the invitation that is looked at by a tap on this cell.
    Join { cell: Cell, exact: bool },
    /// Put this position aside, which was being arranged.
    PutAside(Arranged),
    /// Take over what another tab has stored.
    SyncTabs,
    /// Store what could not be stored, now or as soon as there is room.
    SaveUnsaved,
    /// Find out whether everything is stored, after storage was full.
    RecheckStorage,
    /// Bring back the game that the current one has replaced.
    BringBack,
}
