//! Placing a mark before it is played, hints, and the values of cells.

use crate::{
    app::game::{
        Page, aids::Reply, assist, effects, notices::Notice, perform, render, tunes, worker,
    },
    engine::Cell,
    protocol::Request,
    session::{Intent, Tune},
};

use leptos::prelude::*;

/// Sets the running score of this pairing to zero and offers to take that back.
pub(crate) fn reset_score(page: Page) {
    effects::act(page, Intent::ResetScore);
    if page.core.with_value(|core| core.session.can_restore_score()) {
        page.notify(Notice::ScoreReset);
    }
}

/// Places a mark on this cell without playing it; on the cell where it is, takes it back.
pub(crate) fn toggle_pending(page: Page, cell: Cell) {
    let is_free = page.core.with_value(|core| core.session.game().board().is_free(cell));
    let pending = page.ui.aids.with_untracked(|aids| aids.pending);
    if is_free {
        set_pending(page, (pending != Some(cell)).then_some(cell));
    } else {
        tunes::play_tune(page, Tune::Error);
        assist::reply(page, Reply::CellTaken);
    }
}

pub(crate) fn set_pending(page: Page, cell: Option<Cell>) {
    let before = page.ui.aids.with_untracked(|aids| aids.pending);
    page.ui.aids.update(|aids| aids.pending = cell);
    before.into_iter().chain(cell).for_each(|cell| render::show_cell(page, cell));
}

/// Plays the mark that is placed.
pub(crate) fn play_pending(page: Page) {
    if let Some(cell) = page.ui.aids.with_untracked(|aids| aids.pending) {
        perform::play(page, cell);
        page.focus_board_later();
    }
}

pub(crate) fn ask_for_hint(page: Page) {
    let game = page
        .core
        .with_value(|core| core.session.is_persons_turn().then(|| core.session.game().clone()));
    if let Some(game) = game {
        worker::ask(page, Request::Hint(game));
    }
}
