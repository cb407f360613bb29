//! The actions of buttons and of presses on the board, as far as they are in the first chunk.

use crate::{
    app::{
        board::zoom,
        game::{
            Page,
            action::{Action, LazyAction, ViewChange},
            dialogs::close,
            effects, late,
            state::GameState,
            tap::{Press, Tap},
            task::Task,
        },
    },
    engine::Cell,
    session::{Intent, Setup},
};

use leptos::prelude::*;

/// Performs the action of a button.
pub(crate) fn perform(page: Page, action: Action) {
    match action {
        Action::Undo if page.core.with_value(|core| core.replaced.is_some()) => {
            late::later(page, Task::BringBack);
        }
        Action::Undo => effects::act(page, Intent::Undo),
        Action::Redo => effects::act(page, Intent::Redo),
        Action::PlayAgain => {
            play_again(page);
            page.focus_board_later();
        }
        Action::Close(dialog) => close(dialog),
        Action::Dismiss(notice) => page.dismiss(notice),
        Action::TryAgain => late::later(page, Task::TryAgain),
        Action::Lazy(action) => late::later(page, Task::Action(action)),
    }
}

/// Carries out a press on a cell. A press that is not exact may have hit another cell than was meant.
pub(crate) fn tap(page: Page, cell: Cell, is_exact: bool) {
    let press = Press {
        cell,
        is_exact,
        can_zoom: !is_exact && zoom::are_cells_too_small(page),
        confirm: page.ui.settings.with_untracked(|it| it.confirm),
    };
    match page.ui.meaning_of(press) {
        Some(Tap::Join) => late::later(page, Task::Join { cell, exact: is_exact }),
        Some(Tap::PlayAgain) => play_again(page),
        Some(Tap::Play) => play(page, cell),
        Some(Tap::ZoomIn) => late::later(page, Task::Action(LazyAction::ZoomInOn(cell))),
        Some(Tap::Arrange) => late::later(page, Task::Action(LazyAction::Press(cell))),
        Some(Tap::Select) => late::later(page, Task::Action(LazyAction::Select(cell))),
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
fn play_again(page: Page) {
    let Setup { players, fills, .. } = page.ui.game.with_untracked(|state| state.setup);
    if players.are_by_link() {
        return late::later(page, Task::PlayAgainByLink);
    }
    effects::act(page, Intent::PlayAgain);
    if fills {
        late::later(page, Task::Action(LazyAction::CheckFit));
    }
}
