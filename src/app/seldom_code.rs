//! The seldom code: the dialogs that few people open, and their actions.

use crate::app::{
    dialogs,
    game::{
        Page,
        page::code::{Loading, SeldomCode},
    },
    games,
    late_views::add_seldom_views,
    learn, open, puzzles, statistics,
};

use leptos::prelude::*;

/// Returns the functions of the seldom code.
#[must_use]
pub fn seldom_code() -> Loading<SeldomCode> {
    Box::pin(async { Ok(&CODE) })
}

/// The functions that other code calls.
static CODE: SeldomCode = SeldomCode {
    add_views: add_seldom_views,
    open: dialogs::open_seldom,
    restore_statistics: statistics::restore_statistics,
    list_games: games::list_games,
    load_statistics: statistics::load_statistics,
    solve_daily: puzzles::actions::solve_daily,
    solve_similar: puzzles::actions::solve_similar,
    press_task: |page, cell| {
        if has_exercise(page) {
            learn::actions::press(page, cell);
        } else {
            puzzles::actions::press(page, cell);
        }
    },
    take_reply: |page, game, found| {
        if puzzles::actions::judge_own_game(page, game, found) {
            return;
        }
        if has_exercise(page) {
            learn::actions::take_reply(page, game, found);
        } else {
            puzzles::actions::take_reply(page, game, found);
        }
    },
    task_words: |ui| {
        let game = ui.game.read();
        game.mode.exercise().map_or_else(|| puzzles::model::words(&game), learn::model::words)
    },
    open_received: open::actions::open_received,
};

/// Returns whether an exercise is on the screen.
fn has_exercise(page: Page) -> bool {
    page.ui.game.with_untracked(|game| game.mode.exercise().is_some())
}
