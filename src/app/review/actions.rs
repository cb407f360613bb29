//! The actions of a review: stepping through a game, and continuing from a position of it.

use crate::{
    app::{
        game::{
            Page, actions, bot, link, mode::ReviewedLink, render, state::GameState, study, worker,
        },
        review::model::{Pace, next_move, playback_start},
        ui::{elements::focus_review, steps::Step},
    },
    platform::timer,
    protocol::Request,
    session::{Intent, Replay},
};

use leptos::prelude::*;

/// Reviews the current game.
pub(crate) fn review_own_game(page: Page) {
    review_game(page, page.core.with_value(|core| Replay::of(&core.session)));
}

/// Shows the current game, or the one under review, as it was after this many moves.
pub(crate) fn go_back_to(page: Page, at: usize) {
    study::call(page, move |_, page| {
        if page.ui.game.with_untracked(|state| state.mode.replay().is_none()) {
            review_own_game(page);
        }
        go_to(page, at);
    });
}

/// Reviews a game, and asks the worker to judge it. The panel of the review is loaded first.
pub(crate) fn review_game(page: Page, replay: Replay) {
    study::call(page, |_, page| {
        let game = replay.game().clone();
        begin_review(page, replay, None);
        worker::ask(page, Request::Review(game));
    });
}

/// Begins a review of this game, whose panel must be loaded. `link` is the link that it comes from.
pub(crate) fn begin_review(page: Page, replay: Replay, link: Option<ReviewedLink>) {
    stop_playback(page);
    render::change_shown(page, |state| state.mode.begin_review(replay, link));
    bot::cancel_obsolete(page);
    page.after_render(|_| focus_review());
}

/// Shows the game under review as it was after this many moves.
pub(crate) fn go_to(page: Page, at: usize) {
    stop_playback(page);
    show_step(page, at);
}

/// Shows the game under review after this many moves, without stopping the playback.
fn show_step(page: Page, at: usize) {
    render::change_shown(page, |state| {
        if let Some(review) = state.mode.review_mut() {
            review.replay.go_to(at);
        }
    });
}

/// Takes a step through the game under review.
pub(crate) fn step(page: Page, step: Step) {
    let place = page.ui.game.with_untracked(|state| {
        state.mode.replay().map(|replay| (replay.at(), replay.moves().len()))
    });
    if let Some((at, last)) = place {
        go_to(page, step.from(at, last));
    }
}

/// Continues the game from the position that is shown.
pub(crate) fn play_on(page: Page) {
    let shown = page
        .ui
        .game
        .with_untracked(|state| state.mode.replay().map(|replay| replay.shown().clone()));
    if let Some(shown) = shown.filter(|shown| shown.game().outcome().is_none()) {
        end_review(page);
        actions::act(
            page,
            Intent::PlayOn {
                setup: shown.setup(),
                seating: shown.seating_at_start(),
                game: shown.game().clone(),
            },
        );
        page.focus_board_later();
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

/// Plays the game under review by itself, from the beginning if it is at its end, or stops it.
pub(crate) fn play_by_itself(page: Page) {
    let after = page.ui.game.with_untracked(|game| game.mode.review().and_then(playback_start));
    stop_playback(page);
    if let Some(after) = after {
        set_plays_by_itself(page, true);
        if after == 0 {
            show_step(page, after);
        }
        schedule_next_move(page);
    }
}

/// Schedules the next move of the playback.
fn schedule_next_move(page: Page) {
    let pause = page.ui.of::<Pace>().with_untracked(|pace| pace.milliseconds());
    let playback_timer = timer::after(pause, move || play_next_move(page));
    page.core.update_value(|core| core.playback_timer = Some(playback_timer));
}

/// Shows the next move of the playback.
fn play_next_move(page: Page) {
    let next = || page.ui.game.try_with_untracked(|game| game.mode.review().and_then(next_move));
    if let Some(next) = next().flatten() {
        show_step(page, next);
    }
    if next().flatten().is_some() {
        schedule_next_move(page);
    } else {
        stop_playback(page);
    }
}

/// Stops the playback.
fn stop_playback(page: Page) {
    page.core.try_update_value(|core| core.playback_timer = None);
    let plays = |state: &GameState| state.mode.review().is_some_and(|it| it.plays_by_itself);
    if page.ui.game.with_untracked(plays) {
        set_plays_by_itself(page, false);
    }
}

/// Notes whether the game under review plays by itself.
fn set_plays_by_itself(page: Page, plays_by_itself: bool) {
    page.ui.game.update(|state| {
        if let Some(review) = state.mode.review_mut() {
            review.plays_by_itself = plays_by_itself;
        }
    });
}

/// Changes to the next pace.
pub(crate) fn change_pace(page: Page) {
    page.ui.of::<Pace>().update(|pace| *pace = pace.next());
}
