//! The part *More options* of *New game*, with the questions that are rarely needed: the rules, the opening, the marks and
//! the pieces.

use crate::{
    app::{
        arrange,
        game::{Page, signals::UiState},
        names::display,
        new_game::{
            actions,
            board::{PIECES, ProvedValue, hidden_if_arranged},
            rules::{OPENING, RULES},
        },
        ui::{
            button::{Button, ButtonSpec},
            choice::{Choice, Question},
            event,
            live::{live, translated},
        },
    },
    session::{Draft, MarkChoice},
    words::{Text, phrases},
};

use leptos::prelude::*;

/// Asks for the mark of the person.
const MARK: Question = Question {
    id: "mark",
    legend: |ui: UiState, _| {
        let setup = ui.of::<Draft>().read().setup;
        phrases::whose_mark(setup.players, setup.pieces, display::names())
    },
    answers: MarkChoice::ALL.len(),
    name: |ui, place| {
        phrases::mark_choice(MarkChoice::ALL[place], ui.of::<Draft>().read().setup.pieces)
    },
    is_chosen: |ui, place| ui.of::<Draft>().read().setup.mark == MarkChoice::ALL[place],
    choose: |page, place| {
        actions::change_draft(page, place, |draft, place| {
            draft.setup.mark = MarkChoice::ALL[place];
        });
    },
    class: |ui, place| {
        let setup = ui.of::<Draft>().read().setup;
        // Both devices show the same marks without asking.
        if setup.players.are_by_link() || setup.rules.starter_is_black() {
            "hidden".to_owned()
        } else {
            hidden_if_arranged(ui, place)
        }
    },
    ..Question::PLAIN
};

/// The button that begins to arrange a position.
const ARRANGE: ButtonSpec = ButtonSpec {
    class: "plain",
    is_shown: |ui| {
        ui.game.read().mode.arranging().is_none()
            && ui.of::<Draft>().read().setup.rules.shape().has_end()
    },
    is_enabled: |ui| ui.of::<Draft>().read().fault().is_none(),
    ..ButtonSpec::new(Text::Arrange, arrange::begin_arranging)
};

/// The rarely needed questions, open or closed as they were left, with a summary of the choices.
#[component]
pub(crate) fn More(page: Page) -> impl IntoView {
    let ui = page.ui;
    view! {
        <details
            class="more"
            open=actions::is_more_open(page)
            on:toggle:capture=move |event| actions::store_more(page, event::is_open(&event))
        >
            <summary>
                {translated(Text::More)}
                " "
                <span class="quiet">
                    {live(ui, 0, |ui, _| phrases::in_short(ui.of::<Draft>().read().setup))}
                </span>
            </summary>
            {[RULES, OPENING, MARK, PIECES]
                .map(|question| view! { <Choice page question /> })}
            <ProvedValue page />
            <Button page spec=ARRANGE />
        </details>
    }
}
