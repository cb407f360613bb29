//! The panel for arranging a position, and its headline.

use crate::{
    app::{
        arrange::{actions, marks, model::Arranging},
        game::{Page, signals::UiState},
        ui::{
            button::{ButtonSpec, Buttons},
            choice::{Choice, Question},
            icon,
            live::{classes, live, translated},
        },
    },
    session::{Arrangement, Hand, Mark},
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
        game.mode.arranging().map_or_else(String::new, |Arranging { position, .. }| {
            phrases::hand(position, position.hands()[place], game.setup.pieces)
        })
    },
    is_chosen: |ui, place| has(ui, |position| position.hand == position.hands()[place]),
    choose: |page, place| {
        marks::change_arranging(page, |arranging| {
            arranging.change_all(|position| position.hand = position.hands()[place]);
        });
    },
    class: |_, _| "choice segments fitted named".to_owned(),
    ..Question::PLAIN
};

/// Asks which side moves next. The headline says so too, so only screen readers need the question.
const SIDE_TO_MOVE: Question = Question {
    id: "side-to-move",
    legend: |_, _| text(Text::SideToMove).to_owned(),
    answers: Mark::ALL.len(),
    name: |ui, place| phrases::moves_next(Mark::ALL[place], ui.game.read().setup.pieces),
    is_enabled: |ui, place| has(ui, |position| position.can_move_next(Mark::ALL[place])),
    is_chosen: |ui, place| has(ui, |position| position.mark_to_move() == Some(Mark::ALL[place])),
    choose: |page, place| {
        marks::change_arranging(page, |arranging| {
            arranging.position.let_move_next(Mark::ALL[place]);
        });
    },
    class: |ui, _| {
        let has_choice = has(ui, |position| !position.rules().starter_is_black());
        if has_choice { "choice segments" } else { "hidden" }.to_owned()
    },
    ..Question::PLAIN
};

/// Returns whether a position is arranged that has this property.
fn has(ui: UiState, property: impl FnOnce(&Arrangement) -> bool) -> bool {
    ui.game.read().mode.arranging().is_some_and(|arranging| property(&arranging.position))
}

/// The buttons that change the whole position.
const WHOLE: &[ButtonSpec] = &[
    ButtonSpec {
        class: "bare",
        icon: icon::CLEAR,
        ..ButtonSpec::new(Text::Clear, marks::clear_board)
    },
    ButtonSpec {
        class: "bare",
        icon: icon::MIRROR,
        ..ButtonSpec::new(Text::Mirror, marks::mirror)
    },
    ButtonSpec { class: "bare", icon: icon::TURN, ..ButtonSpec::new(Text::Turn, marks::turn) },
];

/// The buttons that leave the position, or go on from it.
const BELOW: &[ButtonSpec] = &[
    ButtonSpec::new(Text::Back, actions::end_arranging),
    ButtonSpec {
        is_enabled: |ui| ui.game.read().is_position_playable(),
        ..ButtonSpec::new(Text::Analyse, marks::analyse)
    },
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
            <div class="steps whole">
                <Choice page question=SIDE_TO_MOVE />
                <Buttons page specs=WHOLE />
            </div>
            <div class="steps">
                <Buttons page specs=BELOW />
            </div>
        </section>
    }
}
