//! The actions of a review that other features call: beginning and ending it, and stepping through the game.

use crate::{
    app::{
        game::{
            Page, bot,
            dialogs::close_all,
            link,
            mode::{Review, ReviewActivity, Task},
            render,
            state::GameState,
            study,
        },
        ui::{elements::focus_review, steps::Step},
    },
    engine::Cell,
    platform::address,
    session::{Analysis, Session},
};

use leptos::prelude::*;

/// Reviews the current game.
pub(crate) fn review_own_game(page: Page) {
    review_game(page, page.core.with_value(|core| core.session.clone()), None);
}

/// Reviews the game of this session, and asks the worker to judge it. Shows it after this many moves, or after all.
pub(crate) fn review_game(page: Page, session: Session, at: Option<usize>) {
    study::call(page, move |study, page| (study.review)(page, session, at));
}

/// Shows the current game, or the one under review, as it was after this many moves.
pub(crate) fn go_back_to(page: Page, at: usize) {
    if page.ui.game.with_untracked(|state| state.mode.replay().is_none()) {
        review_game(page, page.core.with_value(|core| core.session.clone()), Some(at));
    } else {
        study::call(page, move |study, page| (study.go_to)(page, at));
    }
}

/// Presses a cell of the position under review: makes a move there, or draws a mark.
pub(crate) fn press(page: Page, cell: Cell) {
    study::call(page, move |study, page| (study.press_reviewed)(page, cell));
}

/// Resumes the review that was open when the page was left, if the address still shows its position. Returns whether it
/// does.
pub(crate) fn resume_review(page: Page) -> bool {
    let is_noted = address::noted_review().is_some();
    if is_noted {
        page.core.update_value(|core| core.address.await_link());
        study::call(page, |study, page| (study.resume_review)(page));
    }
    is_noted
}

/// Shows a stored analysis.
pub(crate) fn show_analysis(page: Page, analysis: Analysis) {
    study::call(page, move |study, page| (study.show_analysis)(page, analysis));
}

/// Takes a step through the game under review.
pub(crate) fn step(page: Page, step: Step) {
    let place = page.ui.game.with_untracked(|state| {
        state.mode.replay().map(|replay| (replay.at(), replay.moves().len()))
    });
    if let Some((at, last)) = place {
        go_back_to(page, step.from(at, last));
    }
}

/// Shows the move that is listed after the current one in its place, or before it.
pub(crate) fn switch_variation(page: Page, forwards: bool) {
    let node = page.ui.game.with_untracked(|game| game.mode.replay()?.beside(forwards));
    if let Some(node) = node {
        study::call(page, move |study, page| (study.show_node)(page, node));
    }
}

/// Ends the review.
pub(crate) fn end_review(page: Page) {
    stop_playback(page);
    let is_of_link = page.ui.game.with_untracked(|state| state.mode.link().is_some());
    render::change_shown(page, |state| {
        state.mode.end_review();
    });
    bot::cancel_obsolete(page);
    if is_of_link {
        // At once, because a reload would otherwise open the link again.
        link::write_address(page);
    }
}

/// Ends the review, the puzzle or the exercise, and returns to the board, or to the puzzle or exercise that was analysed.
pub(crate) fn leave(page: Page) {
    let is_of_task = |game: &GameState| game.mode.review().is_some_and(|it| it.task.is_some());
    if page.ui.game.with_untracked(is_of_task) {
        return study::call(page, |study, page| (study.return_to_task)(page));
    }
    end_review(page);
    page.focus_board_later();
}

/// Reviews the puzzle or the exercise on the screen.
pub(crate) fn analyse_task(page: Page) {
    study::call(page, |study, page| (study.analyse_task)(page));
}

/// Begins a puzzle or an exercise in place of what is on the screen.
pub(crate) fn begin_task(page: Page, task: Task) {
    close_all();
    end_review(page);
    render::change_shown(page, |state| state.mode.begin_task(task));
    bot::cancel_obsolete(page);
    page.after_render(|_| focus_review());
}

/// Stops the playback.
pub(super) fn stop_playback(page: Page) {
    page.core.try_update_value(|core| core.playback_timer = None);
    let plays = |state: &GameState| state.mode.review().is_some_and(Review::plays_by_itself);
    if page.ui.game.with_untracked(plays) {
        update(page, |review| review.begin(ReviewActivity::Stepping));
    }
}

/// Changes the review, but nothing that the board shows.
pub(super) fn update(page: Page, change: impl FnOnce(&mut Review)) {
    page.ui.game.update(|state| {
        if let Some(review) = state.mode.review_mut() {
            change(review);
        }
    });
}
