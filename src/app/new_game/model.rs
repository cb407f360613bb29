//! What *Start* does.

use crate::{
    app::game::mode::Mode,
    session::{Draft, Intent},
};

/// What *Start* does in this mode: it starts the game that was chosen, from the position that is arranged if there is one.
/// `None` if there is no such board.
#[must_use]
pub fn start(draft: &Draft, mode: &Mode) -> Option<Intent> {
    if draft.fault().is_some() {
        return None;
    }
    let setup = draft.setup;
    Some(match mode.arranging() {
        Some(arranging) => Intent::PlayFrom { setup, arrangement: arranging.position.clone() },
        None => Intent::NewGame(setup),
    })
}
