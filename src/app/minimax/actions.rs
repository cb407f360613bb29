//! Asking the worker how minimax thinks, and stepping through its calls.

use crate::{
    app::{
        game::{
            Page,
            action::Step,
            answers,
            worker::{self},
        },
        minimax::model::Minimax,
    },
    protocol::Request,
    session::Thought,
};

use leptos::prelude::*;

/// Shows how minimax thinks about what is on the board, from the first step.
pub(crate) fn show(page: Page) {
    if page.ui.minimax.with_untracked(|it| it.from_empty.is_none()) {
        worker::ask(page, Request::Count);
    }
    think_about(page, |minimax| {
        minimax.is_example = false;
        minimax.alpha_beta = false;
    });
}

/// Changes what minimax is shown to think about, or how, and shows the first step.
pub(crate) fn think_about(page: Page, change: impl FnOnce(&mut Minimax)) {
    page.ui.minimax.update(change);
    if let Some((game, _)) = answers::subject(page) {
        let alpha_beta = page.ui.minimax.with_untracked(|it| it.alpha_beta);
        worker::ask(page, Request::Calls { game, alpha_beta });
    }
}

/// Changes the step that is shown of how minimax thinks.
pub(crate) fn change_step(page: Page, change: impl FnOnce(&mut Thought)) {
    page.ui.minimax.update(|minimax| {
        if let Some(thought) = &mut minimax.thought {
            change(thought);
        }
    });
}

pub(crate) fn go_to_step(page: Page, step: Step) {
    change_step(page, |thought| thought.go_to(step.from(thought.at(), thought.last())));
}
