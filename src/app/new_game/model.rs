//! The effect of *Start*.

use crate::{
    app::game::mode::Mode,
    session::{Draft, Intent},
};

/// Returns the intent of *Start* in this mode: it starts the game that was chosen, from the arranged position if there
/// is one. `None` if the numbers of the board are invalid.
#[must_use]
pub fn start(draft: &Draft, mode: &Mode) -> Option<Intent> {
    let setup = draft.valid_setup()?;
    Some(match mode.arranging() {
        Some(arranging) => Intent::PlayFrom { setup, arrangement: arranging.position.clone() },
        None => Intent::NewGame(setup),
    })
}
