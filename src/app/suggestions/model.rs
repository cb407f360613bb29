//! When games are suggested, and which.

use crate::session::{Draft, Players, Preset, Setup};

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

/// Returns whether other games are suggested after a game with this setup, the last of so many on this device. A player of
/// another game has found out how to choose one, and games by link are not counted.
#[must_use]
pub fn is_time_to_suggest(setup: Setup, finished: u32) -> bool {
    finished == AFTER_GAMES && setup.rules == Setup::DEFAULT.rules && !setup.players.are_by_link()
}

/// Returns whether this is suggested after a game with this setup.
#[must_use]
pub fn is_suggested(suggestion: Suggestion, setup: Setup) -> bool {
    suggestion != Suggestion::Friend || setup.players != Players::Friends
}

/// Returns the setup of a game on this board that is otherwise like `setup`, with an opponent of the same grade.
#[must_use]
pub fn on_board(preset: Preset, setup: Setup) -> Setup {
    let mut draft = Draft::of(setup);
    draft.set_board(preset, setup.rules);
    draft.setup
}
