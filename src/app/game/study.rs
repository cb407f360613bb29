//! Calls the study code, which reviews games, opens and sends links, arranges positions and shows threats.

use crate::{
    app::game::{
        Page,
        extra::{self, Extra},
        page::code::StudyCode,
    },
    words::Part,
};

use leptos::prelude::*;

/// The study code.
pub(crate) const STUDY: &Extra<StudyCode> = &Extra {
    loader: |chunks| chunks.study,
    words: Part::Lazy,
    start: |code, page| (code.add_views)(page),
};

/// Makes this call, as soon as the study code is loaded.
pub(crate) fn call(page: Page, call: impl FnOnce(&'static StudyCode, Page) + 'static) {
    extra::call(page, STUDY, call);
}

/// Loads the study code if a game is reviewed, a position is arranged, or threats are shown.
pub(crate) fn load_if_needed(page: Page) {
    let is_playing = page.ui.game.with_untracked(|game| game.mode.is_playing());
    let shows_threats = page.ui.threats.with_untracked(|threats| threats.is_on);
    let is_loaded = code(page).is_some();
    if !is_loaded && (!is_playing || shows_threats) {
        call(page, |_, _| ());
    }
}

/// Returns the study code, if it is loaded.
pub(crate) fn code(page: Page) -> Option<&'static StudyCode> {
    extra::code(page, STUDY)
}
