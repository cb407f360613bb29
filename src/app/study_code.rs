//! The study code, which reviews games, opens and sends links, arranges positions and shows threats.

use crate::app::{
    arrange, by_link,
    game::page::code::{Loading, StudyCode},
    late_views::{add_study_views, add_suggestions},
    links,
    names::display,
    review, suggestions, threats,
    ui::language_changes,
};

use leptos::prelude::*;

/// Returns the functions of the study code.
#[must_use]
pub fn study_code() -> Loading<StudyCode> {
    Box::pin(async { Ok(&CODE) })
}

/// The functions that other code calls.
static CODE: StudyCode = StudyCode {
    add_views: |page| {
        add_study_views(page);
        review::keep::note_when_left(page);
        // The annotation can say more now.
        language_changes::notify();
    },
    review: |page, session, at| review::line::review(page, &session, at),
    show_record: review::line::show_record,
    analyse_task: review::line::analyse_task,
    return_to_task: review::line::return_to_task,
    go_to: review::line::go_to,
    show_node: review::line::show_node,
    resume_review: review::resume::resume_review,
    show_analysis: review::resume::show_analysis,
    link_with_variations: review::keep::link_with_variations,
    press_reviewed: review::line::press,
    annotation: |ui| review::model::detail(&ui.game.read(), display::names()),
    open_address: links::open_requested,
    join_by_tap: links::join_by_tap,
    send_link: by_link::send,
    update_threats: threats::update_threats,
    arrange: arrange::marks::arrange,
    press_arranged: arrange::marks::press,
    lift: arrange::marks::lift,
    put_down: arrange::marks::put_down,
    remove: arrange::marks::remove,
    suggest: |page| {
        add_suggestions(page);
        suggestions::actions::suggest(page);
    },
};
