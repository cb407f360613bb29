//! The game that *Undo* brings back right after another game was started.

use super::{Session, archive};

/// The game on the board before an intent was applied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PreviousGame {
    name: String,
    is_worth_keeping: bool,
    is_running: bool,
}

impl PreviousGame {
    /// Remembers the game of this session before it changes.
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

    /// Returns the name of the game that *Undo* brings back after the game named `new` was started in place of this
    /// one; `None` if there is no such game.
    ///
    /// `parked` is the new name of the game that left [`OWN_GAME`](crate::storage_keys::OWN_GAME), and `noted` the game
    /// that *Undo* would have brought back before. A game in which nobody has moved is skipped: *Undo* still brings
    /// back the one before it.
    #[must_use]
    pub fn brought_back_by_undo(
        self,
        new: &str,
        parked: Option<String>,
        noted: Option<String>,
    ) -> Option<String> {
        let previous = if self.is_worth_keeping { Some(self.name) } else { noted };
        // If the previous game had the same name, it was parked under another.
        let previous = if previous.as_deref() == Some(new) { parked } else { previous };
        previous.filter(|_| self.is_running)
    }
}
