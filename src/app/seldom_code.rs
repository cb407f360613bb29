//! The seldom code: the dialogs that few people open, and their actions.

use crate::app::{
    dialogs,
    game::page::{code::SeldomCode, parts::Loading},
    late_views::add_seldom_views,
    open, puzzles, statistics,
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
    solve_daily: puzzles::actions::solve_daily,
    press_puzzle: puzzles::actions::press,
    take_reply: puzzles::actions::take_reply,
    puzzle_words: |ui| puzzles::model::words(&ui.game.read()),
    open_received: open::actions::open_received,
};
