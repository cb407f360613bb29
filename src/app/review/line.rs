//! Stepping through the game under review, trying moves, and the playback. This is study code.

use crate::{
    app::{
        game::{
            Page, actions, bot,
            mode::{Review, ReviewActivity, ReviewedLink},
            render, worker,
        },
        open,
        review::{
            actions::{begin_task, end_review, stop_playback, update},
            keep,
            model::{Pace, gives_way, is_drawing, next_move, playback_start},
        },
        ui::elements::focus_review,
    },
    engine::{Cell, NodeId, Notes, PointMark, records::Record},
    platform::timer,
    protocol::Request,
    session::{Intent, Replay, Retry, Session},
};

use leptos::prelude::*;
use std::sync::Arc;

/// Reviews the game of this session, and asks the worker to judge it. Shows it after this many moves, or after all.
pub(crate) fn review(page: Page, session: &Session, at: Option<usize>) {
    let mut replay = Replay::of(session);
    if let Some(at) = at {
        replay.go_to(at);
    }
    keep::add_kept(page, &mut replay);
    begin_judged_review(page, replay);
}

/// Reviews a game from a file, from this node or from its end, and asks the worker to judge its main line.
pub(crate) fn show_record(page: Page, record: Arc<Record>, node: Option<NodeId>) {
    let mut replay = open::model::replay(&record, None);
    if let Some(node) = node {
        replay.show_node(node);
    }
    keep::add_kept(page, &mut replay);
    begin_judged_review(page, replay);
    keep::set_record(page, record);
}

/// Begins a review of this game, and asks the worker to judge it.
pub(crate) fn begin_judged_review(page: Page, replay: Replay) {
    begin_review(page, replay, None);
    judge(page);
}

/// Reviews the puzzle or the exercise on the screen: its solution if it is over, and everything that was tried.
pub(crate) fn analyse_task(page: Page) {
    let task = page.ui.game.with_untracked(|game| game.mode.task().cloned());
    if let Some(task) = task {
        begin_judged_review(page, task.analysis());
        update(page, |review| review.task = Some(task));
    }
}

/// Shows the puzzle or the exercise again that is under review.
pub(crate) fn return_to_task(page: Page) {
    let task = page.ui.game.with_untracked(|game| game.mode.review()?.task.clone());
    if let Some(task) = task {
        begin_task(page, task);
    }
}

/// Asks the worker to judge the game under review.
pub(super) fn judge(page: Page) {
    let game = page.ui.game.with_untracked(|game| Some(game.mode.replay()?.game().clone()));
    if let Some(game) = game {
        worker::ask(page, Request::Review(game));
    }
}

/// Stops judging the moves, and shows the verdicts so far.
pub(super) fn stop_judging(page: Page) {
    worker::stop_review(page);
    page.focus_board_later();
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
    change_review(page, |review| review.replay.go_to(at));
}

/// Presses a cell of the position under review: makes a move there, draws a mark, or tries a move in place of a mistake.
pub(crate) fn press(page: Page, cell: Cell) {
    let is_drawing = page.ui.game.with_untracked(is_drawing);
    let mut judged = None;
    change_tree(page, |review| judged = review.press(cell));
    if is_drawing {
        keep::keep(page);
    }
    if let Some(game) = judged {
        worker::stop_where(page, |request, _| matches!(request, Request::Judge(_)), false);
        worker::ask(page, Request::Judge(game));
    }
}

/// Shows the position before the first mistake from here on, and lets the person look for a better move.
pub(super) fn retry_mistakes(page: Page) {
    change_review(page, |review| review.set_retry(Retry::first(&review.replay)));
    page.focus_board_later();
}

/// Goes on to the next mistake.
pub(super) fn retry_next(page: Page) {
    change_review(page, |review| {
        let next = review.retry().and_then(|retry| retry.next(&review.replay));
        review.set_retry(next);
    });
    page.focus_board_later();
}

/// Shows the moves that are better than the mistake.
pub(super) fn show_answer(page: Page) {
    change_review(page, Review::show_answer);
}

/// Returns to the review of the game.
pub(super) fn end_retry(page: Page) {
    change_review(page, |review| review.set_retry(None));
}

/// Makes these moves after the position under review, one after the other.
pub(crate) fn try_moves(page: Page, cells: &[Cell]) {
    change_tree(page, |review| cells.iter().for_each(|&cell| review.try_move(cell)));
}

/// Shows this node of the tree under review.
pub(crate) fn show_node(page: Page, node: NodeId) {
    change_review(page, |review| review.replay.show_node(node));
}

/// Changes the review, and keeps the tree if it has grown.
fn change_tree(page: Page, change: impl FnOnce(&mut Review)) {
    let count =
        || page.ui.game.with_untracked(|game| game.mode.replay().map(|it| it.tree().node_count()));
    let before = count();
    change_review(page, change);
    if count() != before {
        keep::keep(page);
    }
}

/// Changes the notes on the position under review, without keeping them.
pub(crate) fn change_notes(page: Page, change: impl FnOnce(&mut Notes)) {
    change_review(page, |review| change(review.replay.notes_mut()));
}

/// Puts the variation that is shown before the others.
pub(super) fn promote(page: Page) {
    let mut is_other_game = false;
    change_review(page, |review| {
        let gives_way = gives_way(review);
        is_other_game = review.replay.promote(gives_way);
    });
    if is_other_game {
        judge(page);
    }
    keep::keep(page);
}

/// Lets presses on cells draw this mark.
pub(crate) fn draw_marks(page: Page, mark: PointMark) {
    change_review(page, |review| review.begin(ReviewActivity::Drawing(mark)));
}

/// Stops drawing marks.
pub(super) fn stop_drawing(page: Page) {
    change_review(page, |review| review.begin(ReviewActivity::Stepping));
}

/// Leaves a variation: shows the last position that the game has reached.
pub(crate) fn return_to_game(page: Page) {
    change_review(page, |review| review.replay.return_to_game());
}

/// Removes the move of a variation that is shown, and everything after it.
pub(crate) fn remove_moves(page: Page) {
    change_review(page, |review| review.removed = review.replay.delete_from_here());
    keep::keep(page);
}

/// Brings back the moves that were removed last.
pub(crate) fn restore_moves(page: Page) {
    change_review(page, |review| {
        if let Some(removed) = review.removed.take() {
            review.replay.restore(removed);
        }
    });
    keep::keep(page);
}

/// Changes what is under review, and stops the playback.
pub(crate) fn change_review(page: Page, change: impl FnOnce(&mut Review)) {
    stop_playback(page);
    change_shown(page, change);
}

/// Changes what is under review, without stopping the playback.
fn change_shown(page: Page, change: impl FnOnce(&mut Review)) {
    render::change_shown(page, |state| {
        if let Some(review) = state.mode.review_mut() {
            review.forbidden = None;
            change(review);
            let is_left = |retry: &Retry| !retry.is_at(&review.replay);
            if review.retry().is_some_and(is_left) {
                review.set_retry(None);
            }
        }
    });
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

/// Plays the game under review by itself, from the beginning if it is at its end, or stops it.
pub(crate) fn play_by_itself(page: Page) {
    let after = page.ui.game.with_untracked(|game| game.mode.review().and_then(playback_start));
    stop_playback(page);
    if let Some(after) = after {
        change_shown(page, |review| {
            review.begin(ReviewActivity::Watching);
            review.replay.go_to(after);
        });
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
        change_shown(page, |review| review.replay.go_to(next));
    }
    if next().flatten().is_some() {
        schedule_next_move(page);
    } else {
        stop_playback(page);
    }
}

/// Changes to the next pace.
pub(crate) fn change_pace(page: Page) {
    page.ui.of::<Pace>().update(|pace| *pace = pace.next());
}
