//! The actions of *Friend by link*.

use crate::{
    app::{
        by_link::{DIALOG, model, step},
        game::{
            Page,
            dialogs::{close, open},
            extra, link,
            seldom::SELDOM,
        },
        share,
    },
    platform::share::ShareResult,
    session::LinkStep,
};

use leptos::prelude::*;

/// Opens the dialog for a game that has just begun, if its link is to be sent.
pub(crate) fn invite(page: Page) {
    let step = step::step_untracked();
    let step = page.ui.game.with_untracked(|game| model::step_of(game, step));
    if matches!(step, Some(LinkStep::Invite | LinkStep::Send)) {
        open(page, DIALOG);
    }
}

/// Sends the link of the current game. The dialog has other ways to send it, and closes once it is sent.
pub(crate) fn send(page: Page) {
    open(page, DIALOG);
    share::send_link(page, |page, result| {
        if result == ShareResult::Shared {
            // The dialog may have to be loaded before it can close.
            extra::call(page, SELDOM, |_, page| return_to_board(page));
        }
    });
}

/// Notes that the friend has the link, and returns to the board.
pub(crate) fn note_scanned(page: Page) {
    note_sent(page);
    return_to_board(page);
}

/// Notes that the friend has the link.
pub(crate) fn note_sent(page: Page) {
    if let Some(game) = link::correspondence(page) {
        link::note_exchanged(page, &game.link());
    }
}

/// Closes the dialog, and focuses the board.
pub(crate) fn return_to_board(page: Page) {
    close(DIALOG);
    page.focus_board_later();
}
