use super::{
    button::{ButtonSpec, Buttons},
    choice::{Choice, Question},
    shown::{classes, shown},
};
use crate::{
    app::{
        actions::{Controller, LazyAction},
        state::UiState,
    },
    session::Hand,
    words::{phrases, texts},
};
use leptos::prelude::*;

const HAND: Question = Question {
    id: "hand",
    legend: |_, _| texts().tap_puts.to_owned(),
    answers: Hand::ALL.len(),
    name: |ui, place| {
        let game = ui.game.read();
        game.arranging.as_ref().map_or_else(String::new, |arranging| {
            phrases().hand(&arranging.position, Hand::ALL[place], game.setup.pieces).to_owned()
        })
    },
    holds: |ui, place| {
        let hand = ui.game.read().arranging.as_ref().map(|arranging| arranging.position.hand);
        hand == Some(Hand::ALL[place])
    },
    choose: |controller, place| {
        controller.change_arranging(|arranging| {
            arranging.position.hand = Hand::ALL[place];
            arranging.lifted = None;
        });
    },
    ..Question::PLAIN
};

const BELOW: &[ButtonSpec] = &[
    ButtonSpec::lazy(texts().clear, LazyAction::ClearBoard),
    ButtonSpec::lazy(texts().back, LazyAction::EndArranging),
    ButtonSpec {
        is_live: |ui| ui.game.read().is_playable(),
        ..ButtonSpec::lazy(texts().play_from_here, LazyAction::PlayFromHere)
    },
];

/// The controls for arranging a position, in place of the buttons for playing.
#[component]
pub(crate) fn ArrangePanel(controller: Controller) -> impl IntoView {
    let class = |ui: UiState, _| {
        classes(&[("arrange", true), ("hidden", ui.game.read().arranging().is_none())])
    };
    view! {
        <section class=shown(controller.ui, 0, class) aria-label=texts().arrange>
            <Choice controller question=HAND />
            <div class="steps"><Buttons controller specs=BELOW /></div>
        </section>
    }
}
