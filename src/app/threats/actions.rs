//! Finding the threats on the board on the screen.

use crate::{
    app::{
        game::{Page, render, study},
        threats::model,
    },
    engine::advice::Threat,
    session::Mark,
};

use leptos::prelude::*;

/// Shows or hides the threats of both sides.
pub(crate) fn toggle_threats(page: Page) {
    page.ui.threats.update(|threats| {
        threats.is_on = !threats.is_on;
        threats.switched += 1;
    });
    study::call(page, |study, page| (study.update_threats)(page));
}

/// Finds the threats on the board on the screen, and updates the cells whose threats have changed.
pub(crate) fn update_threats(page: Page) {
    let (is_on, are_none) =
        page.ui.threats.with_untracked(|threats| (threats.is_on, threats.all.is_empty()));
    if !is_on && are_none {
        return;
    }
    let all = if is_on { threats_to_show(page) } else { Vec::new() };
    let changed = page.ui.threats.try_update(|threats| threats.replace(all));
    changed.into_iter().flatten().for_each(|cell| render::show_cell(page, cell));
}

/// Returns the threats of both sides on the board on the screen; none once the game is over.
fn threats_to_show(page: Page) -> Vec<(Threat, Mark)> {
    page.ui.game.with_untracked(|game| {
        page.with_shown(|session| model::threats_to_show(game, session.game().board()))
    })
}
