//! The actions of buttons and of presses on the board, as far as they are in the first chunk.

use crate::{
    app::{
        board::{endless::model::ViewChange, zoom},
        game::{
            Page,
            action::Action,
            dialogs::{close, open},
            effects, late,
            state::GameState,
            tap::{Press, Tap},
        },
    },
    engine::Cell,
    session::{Intent, Setup},
};

use leptos::prelude::*;

/// Performs the action of a button.
pub(crate) fn perform(page: Page, action: Action) {
    match action {
        Action::Call(function) => function(page),
        Action::CallLate(function) => {
            late::call(page, move |late, page| function(late)(page));
        }
        Action::Open(dialog) => open(page, dialog),
        Action::Close(dialog) => close(dialog),
        Action::Dismiss(notice) => page.dismiss(notice),
    }
}

/// Takes back the last move, or brings back the game that the current one has replaced.
pub(crate) fn undo(page: Page) {
    if page.core.with_value(|core| core.replaced.is_some()) {
        late::call(page, |late, page| (late.bring_back)(page));
    } else {
        effects::act(page, Intent::Undo);
    }
}

/// Makes the move again that was last taken back.
pub(crate) fn redo(page: Page) {
    effects::act(page, Intent::Redo);
}

/// Carries out a press on a cell. A press that is not exact may have hit another cell than was meant.
pub(crate) fn tap(page: Page, cell: Cell, is_exact: bool) {
    let press = Press {
        cell,
        is_exact,
        can_zoom: !is_exact && zoom::are_cells_too_small(page),
        confirm: page.ui.settings.with_untracked(|it| it.play.confirm),
    };
    match page.ui.meaning_of(press) {
        Some(Tap::Join) => {
            late::call(page, move |late, page| (late.join_by_tap)(page, cell, is_exact));
        }
        Some(Tap::PlayAgain) => play_again(page),
        Some(Tap::Play) => play(page, cell),
        Some(Tap::ZoomIn) => late::call(page, move |late, page| (late.zoom_in_on)(page, cell)),
        Some(Tap::Arrange) => late::call(page, move |late, page| (late.arrange)(page, cell)),
        Some(Tap::Select) => late::call(page, move |late, page| (late.toggle_pending)(page, cell)),
        None => {}
    }
}

/// Makes a move on this cell. On an endless board, the coordinates of all cells start at the first mark.
pub(crate) fn play(page: Page, cell: Cell) {
    let is_first = |state: &GameState| state.is_empty() && !state.setup.rules.shape().has_end();
    if page.ui.game.with_untracked(is_first) {
        zoom::change_view_later(page, ViewChange::NameFrom(cell));
        effects::act(page, Intent::Place(Cell::FIRST_MARK));
    } else {
        effects::act(page, Intent::Place(cell));
    }
}

/// Starts the next game. Offers another board if this one no longer fills the screen.
pub(crate) fn play_again(page: Page) {
    let Setup { players, fills, .. } = page.ui.game.with_untracked(|state| state.setup);
    if players.are_by_link() {
        return late::call(page, |late, page| (late.play_again_by_link)(page));
    }
    effects::act(page, Intent::PlayAgain);
    if fills {
        late::call(page, |late, page| (late.check_fit)(page));
    }
}
