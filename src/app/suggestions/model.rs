//! When games are suggested, and which.

use crate::session::{Draft, Preset, Setup};

/// The number of games after which other games are suggested. By then a player knows how the page works.
const AFTER_GAMES: u32 = 2;

/// A suggested game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Suggestion {
    /// Another board, against the same strength.
    Board(Preset),
    /// A game with a friend.
    Friend,
}

/// All suggestions, in the order of their cards.
pub const SUGGESTIONS: [Suggestion; 3] =
    [Suggestion::Board(Preset::Gomoku), Suggestion::Board(Preset::CubeOfFour), Suggestion::Friend];

/// Returns whether other games are suggested after this many finished games on this device.
#[must_use]
pub const fn is_time_to_suggest(finished: u32) -> bool {
    finished == AFTER_GAMES
}

/// Returns the setup of a game on this board that is otherwise like `setup`, with an opponent of the same grade.
#[must_use]
pub fn on_board(preset: Preset, setup: Setup) -> Setup {
    let mut draft = Draft::of(setup);
    draft.set_board(preset, setup.rules);
    draft.setup
}
