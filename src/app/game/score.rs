//! The running score. Any tab may change it, so the stored score counts.

use crate::{
    app::game::{Page, render, storing},
    session::{ScoreChange, Tally},
    storage_keys,
};

use leptos::prelude::*;

/// Shows the stored score, which another tab may have changed.
pub(crate) fn refresh_score(page: Page) {
    let tally = stored_tally(page);
    page.core.update_value(|core| core.session.set_tally(tally));
    render::show_ui(page, false);
}

/// Changes the stored score, which another tab may have changed since, and takes it over.
pub(crate) fn store_score(page: Page, change: ScoreChange) {
    let tally = stored_tally(page).changed(change);
    storing::store(page, &tally_name(page), &tally);
    page.core.update_value(|core| core.session.set_tally(tally));
}

/// Returns the stored score of the current pairing.
pub(crate) fn stored_tally(page: Page) -> Tally {
    storing::load(page, &tally_name(page)).unwrap_or_default()
}

/// Returns the storage name of the current pairing's score.
fn tally_name(page: Page) -> String {
    page.core.with_value(|core| storage_keys::tally(&core.session.setup().pairing()))
}
