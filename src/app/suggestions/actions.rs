//! Deciding whether games are suggested, and starting one.

use crate::app::{
    game::{Page, actions, boards, new_game, notices::Notice, study},
    statistics,
    suggestions::model::{Suggestion, is_time_to_suggest, on_board},
};

use leptos::prelude::*;

/// Suggests games if it is time, as soon as the code for that is loaded.
pub(crate) fn update_suggestions(page: Page) {
    if is_time(page) {
        study::call_unasked(page, |study, page| (study.suggest)(page));
    } else {
        page.dismiss(Notice::OtherGames);
    }
}

/// Suggests games, if it is still time.
pub(crate) fn suggest(page: Page) {
    if is_time(page) {
        page.notify(Notice::OtherGames);
    }
}

/// Returns whether the game on the board is over, and games are suggested after it.
fn is_time(page: Page) -> bool {
    let (is_over, setup) = page.ui.game.with_untracked(|game| (game.is_over(), game.setup));
    is_over && is_time_to_suggest(setup, statistics::finished_games(page))
}

/// Starts a suggested game, or asks how to play with a friend.
pub(crate) fn follow(page: Page, suggestion: Suggestion) {
    let setup = page.ui.game.with_untracked(|game| game.setup);
    match suggestion {
        Suggestion::Board(preset) => {
            let setup = on_board(preset, setup);
            boards::after_loading(page, setup.rules, move |page| actions::start_game(page, setup));
        }
        Suggestion::Friend => new_game::call(page, |code, page| (code.ask_about_friend)(page)),
    }
}
