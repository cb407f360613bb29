//! The study code, which reviews games, opens and sends links, arranges positions and shows threats.

use crate::app::{
    game::page::{code::StudyCode, parts::Loading},
    late_views::add_study_views,
    links, review, share, threats,
    ui::language_changes,
};

/// Returns the functions of the study code.
#[must_use]
pub fn study_code() -> Loading<StudyCode> {
    Box::pin(async { Ok(&CODE) })
}

/// The functions that other code calls.
static CODE: StudyCode = StudyCode {
    add_views: |page| {
        add_study_views(page);
        // The annotation can say more now.
        language_changes::notify();
    },
    annotation: review::view::detail,
    open_address: links::open_requested,
    join_by_tap: links::join_by_tap,
    send_link: share::send_link,
    update_threats: threats::update_threats,
};
