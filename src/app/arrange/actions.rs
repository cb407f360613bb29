//! Arranging a position: beginning, storing, changing and ending it.

use crate::{
    app::{
        arrange::model::Arranging,
        game::{Page, actions, boards, dialogs, render, state::GameState, storing, study},
        new_game, review,
    },
    engine::Cell,
    platform::clock,
    session::{Arranged, Draft, archive},
    storage_keys::{self, ARRANGED, PUT_ASIDE},
};

use leptos::prelude::*;

/// Begins to arrange a position for the game that is chosen in *New game*. The current game stays as it is. The panel and
/// the board are loaded first.
pub(crate) fn begin_arranging(page: Page) {
    let Some(setup) = page.ui.of::<Draft>().with_untracked(Draft::valid_setup) else { return };
    boards::after_loading(page, setup.rules, move |page| {
        study::call(page, move |study, page| (study.arrange)(page, setup));
    });
}

/// Resumes arranging the position that was on the board when the page was left.
pub(crate) fn resume_arranging(page: Page) {
    let arranged = storing::load(page, ARRANGED);
    if let Some(Arranged { setup, position }) = arranged {
        study::call(page, move |_, page| {
            render::change_shown(page, |state| {
                state.mode.set_unfinished_position(Some(Arranging::new(setup, position)));
            });
        });
    }
}

/// Takes over the arranged position of another tab, which may have changed it or ended arranging. Does nothing unless a
/// position is arranged here.
pub(crate) fn sync_arranged(page: Page) {
    let Some(before) = page.ui.game.with_untracked(GameState::arranged_position) else { return };
    let stored: Option<Arranged> = storing::load(page, ARRANGED);
    if stored.as_ref() != Some(&before) {
        let stored = stored.map(|Arranged { setup, position }| Arranging::new(setup, position));
        render::change_shown(page, |state| state.mode.set_unfinished_position(stored));
    }
}

/// Stores the position that is arranged.
pub(super) fn store_arranged(page: Page) {
    if let Some(arranged) = page.ui.game.with_untracked(GameState::arranged_position) {
        storing::store(page, ARRANGED, &arranged);
    }
}

/// Puts this position aside in *Your games*, because another game is on the board now.
pub(crate) fn put_aside(page: Page, arranged: &Arranged) {
    let names = page.core.with_value(|core| core.store.names(PUT_ASIDE));
    let free = (1..=u32::MAX).map(storage_keys::put_aside).find(|name| !names.contains(name));
    let Some(name) = free else { return };
    storing::store(page, &name, arranged);
    let now = clock::since_1970();
    storing::with_texts(page, |texts| archive::note_when(texts, &name, now));
    page.core.update_value(|core| core.store.remove(ARRANGED));
}

/// Resumes arranging the position that was put aside under this name.
pub(crate) fn resume_put_aside(page: Page, name: &str) {
    let name = name.to_owned();
    study::call(page, move |_, page| resume(page, &name));
}

/// Resumes arranging the position that is stored under this name.
fn resume(page: Page, name: &str) {
    let Some(Arranged { setup, position }) = storing::load(page, name) else { return };
    let before = page.ui.game.with_untracked(GameState::arranged_position);
    if let Some(before) = before {
        put_aside(page, &before);
    }
    review::end_review(page);
    render::change_shown(page, |state| state.mode.begin_arranging(Arranging::new(setup, position)));
    store_arranged(page);
    page.core.update_value(|core| core.store.remove(name));
    storing::with_texts(page, |texts| archive::forget_when(texts, name));
}

/// Returns to the current game. The position is put aside in *Your games*.
pub(crate) fn end_arranging(page: Page) {
    put_aside_unfinished(page);
    forget_arranged(page);
    render::show_all(page);
    page.focus_board_later();
}

/// Puts the position that is arranged aside in *Your games*, unless nothing would be lost without it.
pub(super) fn put_aside_unfinished(page: Page) {
    let arranged = page.ui.game.with_untracked(GameState::arranged_position);
    let is_worth_keeping = |Arranged { position, .. }: &Arranged| {
        page.core.with_value(|core| position.is_worth_keeping(core.session.game()))
    };
    if let Some(arranged) = arranged.filter(is_worth_keeping) {
        put_aside(page, &arranged);
    }
}

/// Discards the position that is arranged.
pub(crate) fn forget_arranged(page: Page) {
    if page.ui.game.with_untracked(|state| state.mode.unfinished_position().is_some()) {
        page.ui.game.update(|state| state.mode.set_unfinished_position(None));
        page.core.update_value(|core| core.store.remove(ARRANGED));
    }
}

/// Opens *New game* for the position that is arranged, if a game can start from it.
pub(crate) fn play_from_here(page: Page) {
    if page.ui.game.with_untracked(GameState::is_position_playable) {
        dialogs::open(page, new_game::DIALOG);
    }
}

/// Returns whether this cell has a mark that can be dragged.
pub(crate) fn has_mark(page: Page, cell: Cell) -> bool {
    page.ui.game.with_untracked(|state| {
        let arranging = state.mode.arranging();
        arranging.is_some_and(|arranging| arranging.position.side_at(cell).is_some())
    })
}

/// Presses this cell: places or removes a mark.
pub(crate) fn press(page: Page, cell: Cell) {
    study::call(page, move |study, page| (study.press_arranged)(page, cell));
}

/// Picks up the mark on this cell, if a position is arranged, there is a mark, and no other is picked up. Otherwise this is
/// a press on the cell.
pub(crate) fn lift(page: Page, cell: Cell) {
    if page.is_arranging() {
        study::call(page, move |study, page| (study.lift)(page, cell));
    } else {
        actions::tap(page, cell, true);
    }
}

/// Drops the picked-up mark, if there is one, on this cell if it is free, otherwise where it was.
pub(crate) fn put_down(page: Page, cell: Option<Cell>) {
    if page.is_arranging() {
        study::call(page, move |study, page| (study.put_down)(page, cell));
    }
}

/// Removes the mark on this cell, if a position is arranged.
pub(crate) fn remove(page: Page, cell: Cell) {
    if page.is_arranging() {
        study::call(page, move |study, page| (study.remove)(page, cell));
    }
}
