//! The panel of a puzzle, in place of the buttons for playing.

use crate::{
    app::{
        game::Page,
        puzzles::{
            DIALOG, actions,
            model::{self, PuzzlesState},
        },
        review,
        ui::{
            button::{ButtonSpec, Buttons},
            live::{live, live_text, translated},
            text_content::text_content,
        },
    },
    words::Text,
};

use leptos::prelude::*;

/// The buttons of the panel.
const BUTTONS: &[ButtonSpec] = &[
    ButtonSpec {
        class: "primary",
        is_shown: |ui| model::is_over(&ui.game.read()),
        ..ButtonSpec::new(Text::NextPuzzle, actions::solve_next)
    },
    ButtonSpec {
        is_shown: |ui| model::can_share(&ui.game.read()),
        ..ButtonSpec::new(Text::ShareResult, actions::share_result)
    },
    ButtonSpec {
        is_shown: |ui| model::is_over(&ui.game.read()),
        ..ButtonSpec::new(Text::Analyse, review::analyse_task)
    },
    ButtonSpec {
        is_shown: |ui| model::can_take_back(&ui.game.read()),
        ..ButtonSpec::new(Text::TryAgain, actions::take_back)
    },
    ButtonSpec {
        is_shown: |ui| {
            let game = ui.game.read();
            model::is_open(&game) && !model::can_take_back(&game)
        },
        is_enabled: |ui| model::can_hint(&ui.game.read()),
        ..ButtonSpec::new(Text::Hint, actions::give_hint)
    },
    ButtonSpec {
        is_shown: |ui| model::is_open(&ui.game.read()),
        ..ButtonSpec::new(Text::ShowSolution, actions::show_solution)
    },
    ButtonSpec {
        // After the puzzle of the day, *Share* takes its place.
        is_shown: |ui| !model::can_share(&ui.game.read()),
        ..ButtonSpec::open(Text::Puzzles, DIALOG)
    },
    ButtonSpec::new(Text::ReturnToGame, review::leave),
];

/// The panel of a puzzle: what it is, and the buttons.
#[component]
pub(crate) fn PuzzlePanel(page: Page) -> impl IntoView {
    let ui = page.ui;
    let state = ui.of::<PuzzlesState>();
    let about = live_text(move || model::about(&ui.game.read(), &state.read()));
    view! {
        <section
            class=live(ui, 0, |ui, _| model::panel_class(&ui.game.read()))
            aria-label=translated(Text::Puzzles)
        >
            <p class="quiet" aria-live="polite" prop:textContent=text_content(about)></p>
            <div class="steps">
                <Buttons page specs=BUTTONS />
            </div>
        </section>
    }
}
