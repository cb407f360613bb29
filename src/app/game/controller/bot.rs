//! The strong player: how long it may think, and what it is doing.

use std::time::Duration;

use crate::{
    app::game::{Controller, requests::is_obsolete},
    protocol::{Progress, Request},
    session::{BotRequest, Intent},
};
use leptos::prelude::*;

impl Controller {
    /// Has the strategist move, or asks the worker for a move. `seed` decides there between moves that are equally good.
    pub(crate) fn ask_for_move(self, request: BotRequest, seed: u64) {
        let by_plan = self.core.try_update_value(|core| request.answer_by_plan(&mut core.random));
        if let Some(cell) = by_plan.flatten() {
            return self.act(Intent::Reply { request: request.id, cell });
        }
        let time = self.ui.settings.with_untracked(|it| it.thinking_time.seconds());
        self.ask(Request::Move { request, seed, time: Duration::from_secs(time) });
    }

    /// Has the strong player make its move now.
    pub(crate) fn move_now(self) {
        self.stop_where(|request, _| matches!(request, Request::Move { .. }), true);
    }

    /// Calls off what nobody waits for any more.
    pub(crate) fn call_off(self) {
        let reviewed = self
            .ui
            .game
            .with_untracked(|state| state.mode.replay().map(|replay| replay.game().clone()));
        self.stop_where(|request, session| is_obsolete(request, session, reviewed.as_ref()), false);
    }

    /// Shows how far the worker has come with what is waited for.
    pub(crate) fn show_progress(self, progress: Option<Progress>) {
        if self.ui.progress.try_get_untracked().is_some_and(|before| before != progress) {
            self.ui.progress.set(progress);
        }
    }
}
