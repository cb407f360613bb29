//! The questions about the rules and the opening.

use crate::{
    app::{
        game::signals::UiState,
        new_game::{actions, board::hidden_if_arranged, picture},
        ui::choice::Question,
    },
    engine::{Opening, Rules, Variant},
    session::Draft,
    words::{Text, phrases, text},
};

use leptos::prelude::*;

/// Asks for the rules, on a board that can be played by several.
pub(crate) const RULES: Question = Question {
    id: "variant",
    legend: |_, _| text(Text::Rules).to_owned(),
    answers: Variant::ALL.len(),
    is_offered: |ui, place| ui.of::<Draft>().read().setup.rules.allow(Variant::ALL[place]),
    name: |ui, place| phrases::variant(rules_with_variant(ui, place)),
    note: |ui, place| phrases::variant_note(rules_with_variant(ui, place)),
    picture: |_, place| Some(picture::of_variant(Variant::ALL[place])),
    is_chosen: |ui, place| ui.of::<Draft>().read().setup.rules.variant() == Variant::ALL[place],
    choose: |page, place| {
        actions::change_draft(page, place, |draft, place| draft.set_variant(Variant::ALL[place]));
    },
    class: |ui, place| class(ui, place, Draft::has_several_variants),
    ..Question::PLAIN
};

/// Asks for the opening, on a board that can be played with several.
pub(crate) const OPENING: Question = Question {
    id: "opening",
    legend: |_, _| text(Text::Opening).to_owned(),
    answers: Opening::ALL.len(),
    name: |_, place| phrases::opening(Opening::ALL[place]).to_owned(),
    note: |_, place| phrases::opening_note(Opening::ALL[place]),
    picture: |_, place| Some(picture::of_opening(Opening::ALL[place])),
    is_chosen: |ui, place| ui.of::<Draft>().read().setup.rules.opening() == Opening::ALL[place],
    choose: |page, place| {
        actions::change_draft(page, place, |draft, place| draft.set_opening(Opening::ALL[place]));
    },
    class: |ui, place| class(ui, place, Draft::has_several_openings),
    ..Question::PLAIN
};

/// Returns the rules of the chosen board with the variant at this place.
fn rules_with_variant(ui: UiState, place: usize) -> Rules {
    ui.of::<Draft>().read().setup.rules.with(Variant::ALL[place])
}

/// Returns the classes of a question that is asked if `arises` holds.
fn class(ui: UiState, place: usize, arises: fn(&Draft) -> bool) -> String {
    if arises(&ui.of::<Draft>().read()) {
        format!("explained {}", hidden_if_arranged(ui, place))
    } else {
        "hidden".to_owned()
    }
}
