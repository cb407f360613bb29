//! The bots that need the worker: asking for a move, and stopping.

use crate::{
    app::game::{Page, actions, requests::is_obsolete, worker},
    protocol::Request,
    session::{BotRequest, Intent},
};

use leptos::prelude::*;
use std::time::Duration;

/// Makes the strategist's move, or asks the worker for a move. `seed` decides between equally good moves.
pub(crate) fn ask_for_move(page: Page, request: BotRequest, seed: u64) {
    let by_plan = page.core.try_update_value(|core| request.answer_by_plan(&mut core.random));
    if let Some(ply) = by_plan.flatten() {
        return actions::act(page, Intent::Reply { request: request.id, ply });
    }
    let time = page.ui.settings.with_untracked(|it| it.play.thinking_time.seconds());
    worker::ask(page, Request::Move { request, seed, time: Duration::from_secs(time) });
}

/// Makes the bot move at once.
pub(crate) fn move_now(page: Page) {
    worker::stop_where(page, |request, _| matches!(request, Request::Move { .. }), true);
}

/// Cancels the requests whose answers nobody waits for any more.
pub(crate) fn cancel_obsolete(page: Page) {
    let reviewed = page
        .ui
        .game
        .with_untracked(|state| state.mode.replay().map(|replay| replay.game().clone()));
    worker::stop_where(
        page,
        |request, session| is_obsolete(request, session, reviewed.as_ref()),
        false,
    );
}
