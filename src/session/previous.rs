//! The game that *Undo* brings back right after another one was started.

use super::{Session, archive};

/// The game that was on the board before a person did something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PreviousGame {
    name: String,
    is_worth_keeping: bool,
    is_running: bool,
}

impl PreviousGame {
    /// The game of this session, before it changes.
    #[must_use]
    pub fn of(session: &Session) -> Self {
        let is_by_link = session.setup().players.are_by_link();
        let has_moves = !session.game().moves().is_empty();
        Self {
            name: archive::name_of(session),
            is_worth_keeping: session.is_worth_keeping() || is_by_link && has_moves,
            is_running: session.game().outcome().is_none(),
        }
    }

    /// The name of the game that *Undo* brings back once the game of the name `new` was started in place of this one;
    /// `None` if there is no such game.
    ///
    /// `parked` is the name that the own game got when it left the board, and `noted` the game that *Undo* would have
    /// brought back so far. A game in which nobody has moved is skipped: *Undo* still brings back the one before it.
    #[must_use]
    pub fn brought_back_by_undo(
        self,
        new: &str,
        parked: Option<String>,
        noted: Option<String>,
    ) -> Option<String> {
        let previous = if self.is_worth_keeping { Some(self.name) } else { noted };
        // A game of the same name has moved to the name `parked`.
        let previous = if previous.as_deref() == Some(new) { parked } else { previous };
        previous.filter(|_| self.is_running)
    }
}
