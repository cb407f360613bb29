//! Selecting a cell before playing there, hints, and resetting the score.

use crate::{
    app::{
        game::{Page, actions, aids::Reply, answers, assist, late, notices::Notice, tunes},
        play::model::{cell_to_block, reply_to_selection},
    },
    engine::{
        Cell, Rules,
        advice::{Adviser, Hint, Reason},
    },
    platform::clock,
    protocol::Request,
    session::{Intent, Tune, ending},
};

use leptos::prelude::*;

/// Resets the score of this pairing, and offers to restore it.
pub(crate) fn reset_score(page: Page) {
    actions::act(page, Intent::ResetScore);
    if page.core.with_value(|core| core.session.can_restore_score()) {
        page.notify(Notice::ScoreReset);
    }
}

/// Restores the score that was reset.
pub(crate) fn restore_score(page: Page) {
    actions::act(page, Intent::RestoreScore);
    page.dismiss(Notice::ScoreReset);
}

/// Selects this cell for the next move, or clears the selection if it is selected.
pub(crate) fn toggle_pending(page: Page, cell: Cell) {
    let reply = page.core.with_value(|core| reply_to_selection(core.session.game(), cell));
    let pending = page.ui.aids.with_untracked(|aids| aids.pending);
    match reply {
        None => set_pending(page, (pending != Some(cell)).then_some(cell)),
        Some(reply) => {
            tunes::play_tune(page, Tune::Error);
            assist::reply(page, reply);
        }
    }
}

/// Selects a cell for the next move, or none.
pub(crate) fn set_pending(page: Page, cell: Option<Cell>) {
    assist::change_aids(page, |aids| aids.pending = cell);
}

/// Plays on the selected cell. The button gives way to *New game*.
pub(crate) fn play_pending(page: Page) {
    if let Some(cell) = page.ui.aids.with_untracked(|aids| aids.pending) {
        page.guard_clicks(|guard| guard.button_replaced(clock::milliseconds()));
        actions::play(page, cell);
        page.focus_board_later();
    }
}

/// Shows a new player where to block, unless something else was said about this position.
pub(crate) fn warn_new_player(page: Page) {
    let is_silent = page.ui.aids.with_untracked(|aids| aids.reply.said().is_none());
    let cell = page.core.with_value(|core| cell_to_block(&core.session));
    if let Some(cell) = cell.filter(|_| is_silent) {
        let hint = Hint { cell, reason: Reason::Blocks, value: None };
        assist::show_hint(page, hint, Reply::BlockHere);
    }
}

/// Shows the last moves of the game as numbered ghosts, which tells a player how it was lost. Does nothing during the pause
/// after the end, because a press may be meant for the game.
pub(crate) fn show_ending(page: Page) {
    if !actions::can_play_again(page) {
        return;
    }
    let moves = page.core.with_value(|core| ending(core.session.game().moves()).to_vec());
    assist::reply(page, Reply::Ending(moves));
}

/// Shows a hint, if a person is to move. Only noughts and crosses are simple enough to do without the worker, which may still
/// be loading.
pub(crate) fn ask_for_hint(page: Page) {
    let game = page
        .core
        .with_value(|core| core.session.is_persons_turn().then(|| core.session.game().clone()));
    let Some(game) = game else { return };
    if game.rules() == Rules::NOUGHTS_AND_CROSSES {
        let hint = game.position().and_then(|it| Adviser::new(game.rules()).hint(it));
        answers::show_hint(page, &game, hint);
    } else {
        late::call(page, |late, page| (late.ask)(page, Request::Hint(game)));
    }
}
