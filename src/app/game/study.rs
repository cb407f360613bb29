//! Calls the study code, which reviews games, opens and sends links, arranges positions and shows threats.

use crate::{
    app::game::{
        Page,
        extra::{self, Extra},
        page::code::StudyCode,
    },
    platform::style::Styles,
    words::Part,
};

/// The study code.
pub(crate) const STUDY: &Extra<StudyCode> = &Extra {
    loader: |chunks| chunks.study,
    words: Part::Lazy,
    styles: Styles::Study,
    start: |code, page| (code.add_views)(page),
};

/// Makes this call, as soon as the study code is loaded.
pub(crate) fn call(page: Page, call: impl FnOnce(&'static StudyCode, Page) + 'static) {
    extra::call(page, STUDY, call);
}

/// Makes this call, as soon as the study code is loaded. Nobody has asked for it, so no notice says
/// that the code is loading.
pub(crate) fn call_unasked(page: Page, call: impl FnOnce(&'static StudyCode, Page) + 'static) {
    extra::call_unasked(page, STUDY, call);
}

/// Returns the study code, if it is loaded.
pub(crate) fn code(page: Page) -> Option<&'static StudyCode> {
    extra::code(page, STUDY)
}
