//! Asking the worker to prove the strength of the opponents.

use crate::{
    app::{
        game::{Page, worker},
        strength::model::Analysis,
    },
    engine::bots::Opponent,
    protocol::Request,
};

use leptos::prelude::*;

/// Asks the worker to prove the strength of the opponents for which it is not known yet.
pub(crate) fn ask_for_proofs(page: Page) {
    for opponent in Opponent::by_rule() {
        let is_known =
            page.ui.of::<Analysis>().with_untracked(|it| it.strength_of(opponent).is_some());
        if !is_known {
            worker::ask(page, Request::Strength(opponent));
        }
    }
}
