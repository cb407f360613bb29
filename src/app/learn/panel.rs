//! The panel of a lesson, in place of the buttons for playing.

use crate::{
    app::{
        game::Page,
        learn::{
            DIALOG, actions,
            course::{BLACK, TWO_MORE, WHITE},
            model,
        },
        puzzles, review,
        ui::{
            button::{ButtonSpec, Buttons},
            live::{live, live_text, translated},
            text_content::text_content,
        },
    },
    words::Text,
};

use leptos::prelude::*;

/// The answers of a step about an opening.
const ANSWERS: &[ButtonSpec] = &[
    ButtonSpec::new(Text::TakeBlack, |page| actions::choose(page, BLACK)),
    ButtonSpec::new(Text::TakeWhite, |page| actions::choose(page, WHITE)),
    ButtonSpec::new(Text::AddTwoStones, |page| actions::choose(page, TWO_MORE)),
];

/// The buttons of the panel.
const BUTTONS: &[ButtonSpec] = &[
    ButtonSpec {
        class: "primary",
        is_shown: |ui| model::can_go_on(&ui.game.read()),
        ..ButtonSpec::new(Text::NextStep, actions::go_on)
    },
    ButtonSpec {
        class: "primary",
        is_shown: |ui| model::can_begin_next(&ui.game.read()),
        ..ButtonSpec::new(Text::NextLesson, actions::begin_next)
    },
    ButtonSpec {
        is_shown: |ui| model::can_take_back(&ui.game.read()),
        ..ButtonSpec::new(Text::TryAgain, actions::take_back)
    },
    ButtonSpec {
        is_shown: |ui| model::can_hint(&ui.game.read()),
        ..ButtonSpec::new(Text::Hint, actions::give_hint)
    },
    ButtonSpec {
        class: "primary",
        is_shown: |ui| model::has_found_missed_win(&ui.game.read()),
        ..ButtonSpec::new(Text::NextPuzzle, puzzles::actions::search_next)
    },
    ButtonSpec {
        is_shown: |ui| model::has_found_missed_win(&ui.game.read()),
        ..ButtonSpec::new(Text::Analyse, review::analyse_task)
    },
    ButtonSpec {
        is_shown: |ui| model::is_in_lesson(&ui.game.read()),
        ..ButtonSpec::open(Text::Learn, DIALOG)
    },
    ButtonSpec {
        is_shown: |ui| !model::is_in_lesson(&ui.game.read()),
        ..ButtonSpec::open(Text::Puzzles, puzzles::DIALOG)
    },
    ButtonSpec::new(Text::ReturnToGame, review::leave),
];

/// The panel of a lesson: its name, the answers to choose from, and the buttons.
#[component]
pub(crate) fn LessonPanel(page: Page) -> impl IntoView {
    let ui = page.ui;
    let name = live_text(move || model::name(&ui.game.read()));
    view! {
        <section
            class=live(ui, 0, |ui, _| model::panel_class(&ui.game.read()))
            aria-label=translated(Text::Learn)
        >
            <p class="quiet" prop:textContent=text_content(name)></p>
            <div class=live(ui, 0, |ui, _| model::answers_class(&ui.game.read()))>
                <Buttons page specs=ANSWERS />
            </div>
            <div class="steps">
                <Buttons page specs=BUTTONS />
            </div>
        </section>
    }
}
