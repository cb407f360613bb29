//! The actions of *How minimax thinks*: asking the worker for the calls, and stepping through them.

use crate::{
    app::{
        game::{Page, answers, worker},
        minimax::model::Minimax,
        ui::steps::Step,
    },
    protocol::Request,
    session::Thought,
};

use leptos::prelude::*;

/// Shows the calls of minimax for the position on the board, from the first step.
pub(crate) fn show(page: Page) {
    if page.ui.of::<Minimax>().with_untracked(|it| it.from_empty.is_none()) {
        worker::ask(page, Request::Count);
    }
    think_about(page, |minimax| {
        minimax.is_example = false;
        minimax.alpha_beta = false;
    });
}

/// Changes the position or the algorithm, and asks for its calls.
pub(crate) fn think_about(page: Page, change: impl FnOnce(&mut Minimax)) {
    page.ui.of::<Minimax>().update(change);
    if let Some((game, _)) = answers::subject(page) {
        let alpha_beta = page.ui.of::<Minimax>().with_untracked(|it| it.alpha_beta);
        worker::ask(page, Request::Calls { game, alpha_beta });
    }
}

/// Changes the step that is shown.
pub(crate) fn change_step(page: Page, change: impl FnOnce(&mut Thought)) {
    page.ui.of::<Minimax>().update(|minimax| {
        if let Some(thought) = &mut minimax.thought {
            change(thought);
        }
    });
}

/// Takes a step through the calls.
pub(crate) fn go_to_step(page: Page, step: Step) {
    change_step(page, |thought| thought.go_to(step.from(thought.at(), thought.last())));
}
