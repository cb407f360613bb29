//! Showing an analysis that is kept on this device. This is study code.

use crate::{
    app::{
        game::Page,
        open,
        review::{
            keep,
            line::{begin_judged_review, change_review},
        },
    },
    engine::notation,
    platform::address,
    session::Analysis,
};

use leptos::prelude::*;
use std::sync::Arc;

/// Shows a stored analysis.
pub(crate) fn show_analysis(page: Page, analysis: Analysis) {
    begin_judged_review(page, open::model::replay(&analysis.record, Some(analysis.plies)));
    keep::set_record(page, Arc::new(analysis.record));
}

/// Shows the review that was on the screen when the page was left, at the same position.
pub(crate) fn resume_review(page: Page) {
    page.core.update_value(|core| core.address.note(address::current()));
    let noted = address::noted_review();
    let Some((path, analysis)) = noted.as_deref().and_then(|noted| noted.split_once('\n')) else {
        return;
    };
    let Ok(analysis) = analysis.parse::<Analysis>() else { return };
    let plies = notation::parse_plies_on(analysis.record.tree.game().rules(), path);
    show_analysis(page, analysis);
    change_review(page, |review| {
        review.replay.go_to(0);
        for ply in plies.into_iter().flatten() {
            // It was on this path.
            _ = review.replay.try_ply(ply);
        }
    });
}
