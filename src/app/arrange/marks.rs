//! Changing the marks of a position that is arranged. This is study code, which `actions` calls.

use crate::{
    app::{
        arrange::{
            actions::{has_mark, put_aside_unfinished, store_arranged},
            model::Arranging,
        },
        game::{Page, actions, dialogs::close, render, state::GameState},
        new_game, review,
    },
    engine::Cell,
    session::{Arrangement, Session, Setup},
};

use leptos::prelude::*;

/// Begins to arrange a position for a game with this setup, from the one on the board if it has the same rules. A review
/// ends; the position that it covers, if it differs, is put aside in *Your games*.
pub(crate) fn arrange(page: Page, setup: Setup) {
    let shown = page.with_shown(Session::clone);
    let position = page.core.try_update_value(|core| shown.arrange(setup, &mut core.random));
    close(new_game::DIALOG);
    if let Some(position) = position {
        let before = page.ui.game.with_untracked(GameState::arranged_position);
        if before.is_some_and(|before| before.position.board() != position.board()) {
            put_aside_unfinished(page);
        }
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
    change_arranging(page, |arranging| arranging.change_all(Arrangement::clear));
}

/// Reflects the position from left to right.
pub(crate) fn mirror(page: Page) {
    change_arranging(page, |arranging| arranging.change_all(Arrangement::mirror));
}

/// Turns the position clockwise.
pub(crate) fn turn(page: Page) {
    change_arranging(page, |arranging| arranging.change_all(Arrangement::turn));
}

/// Reviews the game that begins from the position, if one can. It has no moves to judge: a person tries some, and looks at
/// the engine's lines. The page returns to the position after it.
pub(crate) fn analyse(page: Page) {
    let replay = |state: &GameState| state.mode.arranging().and_then(Arranging::replay);
    if let Some(replay) = page.ui.game.with_untracked(replay) {
        review::line::begin_review(page, replay, None);
    }
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
