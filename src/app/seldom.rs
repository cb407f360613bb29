//! The seldom code: the dialogs that few people open, and their actions.

use crate::app::{
    data, dialogs,
    game::{
        Page,
        action::SeldomAction,
        dialogs::show,
        page::{Loading, Pending},
        task::SeldomTask,
    },
    minimax, share, statistics,
};

use leptos::prelude::*;

/// Lets the page use the seldom code from now on.
#[must_use]
pub fn use_seldom_code(Pending(page): Pending) -> Loading {
    page.core.update_value(|core| core.late.run_seldom = Some(run));
    Box::pin(async { Ok(()) })
}

/// Carries out a task of the seldom code.
fn run(page: Page, task: SeldomTask) {
    match task {
        SeldomTask::Action(action) => perform(page, action),
        SeldomTask::Open(dialog) => {
            dialogs::prepare_seldom(page, dialog);
            show(dialog);
        }
    }
}

/// Performs an action of the seldom code.
fn perform(page: Page, action: SeldomAction) {
    match action {
        SeldomAction::Think(step) => minimax::go_to_step(page, step),
        SeldomAction::SaveReplay => share::save_replay(page),
        SeldomAction::ExportData => data::export_data(page),
        SeldomAction::TakeTheirs => data::take_theirs(page),
        SeldomAction::ClearStatistics => statistics::clear_statistics(page),
        SeldomAction::RestoreStatistics => statistics::restore_statistics(page),
    }
}
