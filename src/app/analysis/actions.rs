//! Switching the engine's lines, following the position on the screen with them, and showing them on the board.

use crate::{
    app::{
        analysis::model::{self, LastLines},
        game::{Page, render, storing, worker},
        review::line,
    },
    engine::Cell,
    protocol::{LineKind, Request},
    session::{Choice, EngineLines},
};

use leptos::{ev, prelude::*};

/// Asks the worker for the lines of the position on the screen while they are wanted, and stops it as soon as they are
/// not. The views call this once.
pub(crate) fn follow(page: Page) {
    let ui = page.ui;
    let is_visible = RwSignal::new(!document().hidden());
    window_event_listener(ev::visibilitychange, move |_| is_visible.set(!document().hidden()));
    let wanted = Memo::new(move |_| {
        let lines = ui.settings.read().analysis.engine_lines;
        let kind = ui.of::<LineKind>().get();
        model::wanted(&ui.game.read(), kind, lines, is_visible.get())
    });
    Effect::new(move || {
        let wanted = wanted.get();
        let is_obsolete = |request: &Request| {
            matches!(request, Request::Lines { .. }) && Some(request) != wanted.as_ref()
        };
        worker::stop_where(page, |request, _| is_obsolete(request), false);
        if let Some(request) = wanted {
            worker::ask(page, request);
        }
    });
}

/// Switches the lines on or off.
pub(crate) fn switch(page: Page) {
    let last = page.ui.stored::<LastLines>();
    let lines = shown(page);
    let switched = model::switched(lines, last.get_value().0);
    last.set_value(LastLines(Some(lines).filter(|lines| *lines != EngineLines::Off)));
    choose(page, switched);
}

/// Switches between the best and the most balanced moves.
pub(crate) fn switch_kind(page: Page) {
    page.ui.of::<LineKind>().update(|kind| *kind = model::switched_kind(*kind));
}

/// Shows one line less.
pub(crate) fn show_fewer(page: Page) {
    choose(page, EngineLines::of_count(shown(page).count().saturating_sub(1).max(1)));
}

/// Shows one line more.
pub(crate) fn show_more(page: Page) {
    choose(page, EngineLines::of_count(shown(page).count() + 1));
}

/// Returns how many lines are shown.
fn shown(page: Page) -> EngineLines {
    page.ui.settings.with_untracked(|settings| settings.analysis.engine_lines)
}

/// Changes and stores the number of lines.
fn choose(page: Page, lines: EngineLines) {
    let choice = Choice::EngineLines(lines);
    page.ui.settings.update(|settings| settings.choose(choice));
    storing::store(page, choice.setting().key(), &choice.name());
}

/// Makes these moves after the position on the screen.
pub(crate) fn play(page: Page, moves: &[Cell]) {
    if !moves.is_empty() {
        line::try_moves(page, moves);
    }
}

/// Shows these moves on the board as if they followed the position on the screen; none removes them.
pub(crate) fn preview(page: Page, moves: &[Cell]) {
    let is_other = page
        .ui
        .game
        .with_untracked(|game| game.mode.replay().is_some_and(|replay| replay.preview() != moves));
    if is_other {
        render::change_shown(page, |state| {
            if let Some(review) = state.mode.review_mut() {
                review.replay.set_preview(moves);
            }
        });
    }
}
