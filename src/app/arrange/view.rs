//! The panel for arranging a position, and its headline.

use crate::{
    app::{
        arrange::{actions, marks},
        game::{Page, signals::UiState},
        ui::{
            button::{ButtonSpec, Buttons},
            choice::{Choice, Question},
            live::{classes, live, translated},
        },
    },
    session::Hand,
    words::{Text, phrases, text},
};

use leptos::prelude::*;

/// Asks which mark a press places.
const HAND: Question = Question {
    id: "hand",
    legend: |_, _| text(Text::TapPuts).to_owned(),
    answers: Hand::ALL.len(),
    name: |ui, place| {
        let game = ui.game.read();
        game.mode.arranging().map_or_else(String::new, |arranging| {
            phrases::hand(&arranging.position, Hand::ALL[place], game.setup.pieces)
        })
    },
    is_chosen: |ui, place| {
        let hand = ui.game.read().mode.arranging().map(|arranging| arranging.position.hand);
        hand == Some(Hand::ALL[place])
    },
    choose: |page, place| {
        marks::change_arranging(page, |arranging| {
            arranging.position.hand = Hand::ALL[place];
            arranging.lifted = None;
        });
    },
    ..Question::PLAIN
};

/// The buttons below the question.
const BELOW: &[ButtonSpec] = &[
    ButtonSpec::new(Text::Clear, marks::clear_board),
    ButtonSpec::new(Text::Back, actions::end_arranging),
    ButtonSpec {
        is_enabled: |ui| ui.game.read().is_position_playable(),
        ..ButtonSpec::new(Text::PlayFromHere, actions::play_from_here)
    },
];

/// The controls for arranging a position, in place of the buttons for playing.
#[component]
pub(crate) fn ArrangePanel(page: Page) -> impl IntoView {
    let class = |ui: UiState, _| {
        classes(&[("arrange", true), ("hidden", ui.game.read().mode.arranging().is_none())])
    };
    view! {
        <section class=live(page.ui, 0, class) aria-label=translated(Text::Arrange)>
            <Choice page question=HAND />
            <div class="steps"><Buttons page specs=BELOW /></div>
        </section>
    }
}
