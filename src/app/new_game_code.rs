//! The code of *New game*. Most people open it, but not in the first seconds.

use crate::app::{
    dialogs,
    game::page::code::{Loading, NewGameCode},
    games, new_game,
};

/// Returns the functions of *New game*.
#[must_use]
pub fn new_game_code() -> Loading<NewGameCode> {
    Box::pin(async { Ok(&CODE) })
}

/// The functions that other code calls.
static CODE: NewGameCode = NewGameCode {
    open: dialogs::open_new_game,
    choose_board: |page, rules| {
        dialogs::open_new_game(page);
        new_game::choose_board(page, rules);
    },
    ask_about_friend: |page| {
        dialogs::open_new_game(page);
        new_game::choose_friends(page);
    },
    offer_newest: games::offer_newest_game,
};
