//! Rendering the game: its cells, and everything beside them.

use crate::{
    app::{
        board::{layout::CellState, zoom},
        game::{Page, late, mode::Mode, state::GameState},
    },
    engine::Cell,
    session::{CellView, Setup},
};

use leptos::prelude::*;

/// Shows the current state of a cell.
pub(crate) fn show_cell(page: Page, cell: Cell) {
    page.board.show(cell, view_of(page, cell));
}

/// Shows the current state of every cell and of everything beside the board.
pub(crate) fn show_all(page: Page) {
    show_ui(page, true);
    show_cells(page);
}

/// Shows the current state of every cell.
pub(crate) fn show_cells(page: Page) {
    let Setup { rules, pieces, .. } = page.ui.game.with_untracked(|state| state.setup);
    let is_other = page.board.show_all(rules, pieces, &|cell| view_of(page, cell));
    if is_other {
        // Measured before and after rendering, so that the new cells are rarely laid out twice.
        zoom::measure_board(page);
        page.after_render(zoom::measure_board);
    }
}

/// Shows the current state of everything beside the board. `game_changed` says whether the status is announced again.
pub(crate) fn show_ui(page: Page, game_changed: bool) {
    let ui = page.ui;
    page.core.with_value(|core| {
        ui.game.update(|game| game.sync(&core.session));
        ui.controls.update(|controls| {
            ui.game.with_untracked(|game| controls.sync(&core.session, &game.mode));
            controls.can_undo |= core.replaced.is_some();
            if game_changed {
                controls.changes += 1;
            }
        });
    });
    late::update_late_views(page);
}

/// Changes the game on the screen, which need not be the current game.
pub(crate) fn change_shown(page: Page, change: impl FnOnce(&mut GameState)) {
    page.ui.game.update(change);
    show_all(page);
}

/// Adds this cell to the visible part of an endless board.
pub(crate) fn add_visible_cell(page: Page, cell: Cell) -> ArcRwSignal<CellState> {
    page.board.add_visible_cell(cell, view_of(page, cell))
}

/// Returns the view of this cell.
fn view_of(page: Page, cell: Cell) -> CellView {
    let view = page.ui.game.with_untracked(|state| match &state.mode {
        Mode::Reviewing(review) => {
            page.core.with_value(|core| core.assist.note_forbidden(cell, review.replay.cell(cell)))
        }
        Mode::Solving(shown) => shown.task.cell(cell),
        Mode::Arranging(arranging) => arranging.cell(cell),
        Mode::Playing => page.core.with_value(|core| {
            let view = core.assist.note(cell, core.session.cell(cell));
            page.ui.aids.with_untracked(|aids| aids.add_to(cell, view, state.mark_to_move()))
        }),
    });
    page.ui.threats.with_untracked(|threats| threats.add_to(cell, view))
}
