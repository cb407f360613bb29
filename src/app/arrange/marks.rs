//! Changing the marks of a position that is arranged. This is study code, which `actions` calls.

use crate::{
    app::{
        arrange::{
            actions::{has_mark, store_arranged},
            model::Arranging,
        },
        game::{Page, actions, dialogs::close, render},
        new_game,
    },
    engine::Cell,
    session::{Session, Setup},
};

use leptos::prelude::*;

/// Begins to arrange a position for a game with this setup.
pub(crate) fn arrange(page: Page, setup: Setup) {
    let shown = page.with_shown(Session::clone);
    let position = page.core.try_update_value(|core| shown.arrange(setup, &mut core.random));
    close(new_game::DIALOG);
    if let Some(position) = position {
        let arranging = Arranging::new(setup, position);
        render::change_shown(page, |state| state.mode.begin_arranging(arranging));
    }
    store_arranged(page);
    page.focus_board_later();
}

/// Picks up the mark on this cell, if there is one and no other is picked up. Otherwise this is a press on the cell.
pub(crate) fn lift(page: Page, cell: Cell) {
    let has_lifted = page.ui.game.with_untracked(|state| {
        state.mode.arranging().is_some_and(|arranging| arranging.lifted.is_some())
    });
    if has_mark(page, cell) && !has_lifted {
        change_arranging(page, |arranging| arranging.lifted = Some(cell));
    } else {
        actions::tap(page, cell, true);
    }
}

/// Presses this cell: places or removes a mark.
pub(crate) fn press(page: Page, cell: Cell) {
    change_arranging(page, |arranging| arranging.press(cell));
}

/// Removes the mark on this cell.
pub(crate) fn remove(page: Page, cell: Cell) {
    change_arranging(page, |arranging| arranging.position.remove(cell));
}

/// Removes all marks.
pub(crate) fn clear_board(page: Page) {
    change_arranging(page, |arranging| arranging.position.clear());
}

/// Drops the picked-up mark on this cell if it is free, otherwise where it was.
pub(crate) fn put_down(page: Page, cell: Option<Cell>) {
    change_arranging(page, |arranging| {
        if let Some((from, to)) = arranging.lifted.take().zip(cell) {
            arranging.position.shift(from, to);
        }
    });
}

/// Changes the position that is arranged, if there is one, and shows and stores it.
pub(crate) fn change_arranging(page: Page, change: impl FnOnce(&mut Arranging)) {
    if page.is_arranging() {
        render::change_shown(page, |state| {
            if let Some(arranging) = state.mode.arranging_mut() {
                change(arranging);
                arranging.find_turn();
            }
        });
        store_arranged(page);
    }
}
