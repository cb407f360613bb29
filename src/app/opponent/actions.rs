//! Starting a game against another opponent on the same board.

use crate::{
    app::{
        game::{Page, actions, dialogs::close, state::GameState},
        opponent::{DIALOG, model},
    },
    engine::bots::Opponent,
    session::{Players, Setup},
};

use leptos::prelude::*;

/// Starts a game against this opponent, on the same board.
pub(crate) fn play_against(page: Page, opponent: Opponent) {
    close(DIALOG);
    let setup = page.ui.game.with_untracked(|state| state.setup);
    actions::start_game(page, Setup { players: Players::Computer(opponent), ..setup });
}

/// Starts the next game, against the next easier opponent.
pub(crate) fn play_easier(page: Page) {
    play_against_next(page, model::easier);
}

/// Starts the next game, against the next harder opponent.
pub(crate) fn play_harder(page: Page) {
    play_against_next(page, model::harder);
}

/// Starts a game against another opponent that `which` chooses from the game, if there is one.
fn play_against_next(page: Page, which: fn(&GameState) -> Option<Opponent>) {
    let opponent = page.ui.game.with_untracked(which).filter(|_| actions::can_play_again(page));
    if let Some(opponent) = opponent {
        play_against(page, opponent);
    }
}
