//! The order of the boards, and the effect of *Start*.

use crate::{
    app::game::mode::Mode,
    session::{Draft, Intent, Preset},
};

/// The boards in the order in which *New game* shows them.
pub const BOARDS: [Preset; Preset::ALL.len()] = [
    Preset::NoughtsAndCrosses,
    Preset::Gomoku,
    Preset::CubeOfFour,
    Preset::Endless,
    Preset::Four,
    Preset::Five,
    Preset::Gobang,
    Preset::Large,
    Preset::CubeOfThree,
    Preset::Custom,
];

/// The number of boards that are shown without *More boards*.
pub const FIRST_BOARDS: usize = 4;

/// Whether all boards are shown, not only the first ones.
#[derive(Clone, Copy, Debug, Default)]
pub struct ShowsAllBoards(pub bool);

/// Returns whether this board is shown only after *More boards* was pressed.
#[must_use]
pub fn is_among_more(preset: Preset) -> bool {
    !BOARDS[..FIRST_BOARDS].contains(&preset)
}

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
