//! The questions about the opponent.

use crate::{
    app::{
        game::{Page, signals::UiState},
        new_game::actions,
        statistics::view::STATISTICS,
        strength::{self, model::Analysis},
        ui::{
            button::{ButtonSpec, Buttons},
            choice::{Choice, Question},
            live::{classes, live, translated},
        },
    },
    engine::{Side, bots::Opponent},
    session::{Draft, Players, Setup, Starter},
    words::{Text, phrases, text},
};

use leptos::prelude::*;

/// Asks whether to play the computer or a friend.
pub(crate) const AGAINST: Question = Question {
    id: "against",
    legend: |_, _| text(Text::Against).to_owned(),
    answers: 3,
    name: |_, place| {
        [text(Text::Computer), text(Text::FriendHere), text(Text::FriendByLink)][place].to_owned()
    },
    is_chosen: |ui, place| match ui.of::<Draft>().read().setup.players {
        Players::Computer(_) => place == 0,
        Players::Friends => place == 1,
        Players::ByLink(_) => place == 2,
    },
    choose: |page, place| {
        actions::change_draft(page, place, |draft, place| {
            let computer = Players::Computer(draft.opponent);
            draft.setup.players = [computer, Players::Friends, Players::BY_LINK][place];
        });
    },
    class: |_, _| "choice segments".to_owned(),
    ..Question::PLAIN
};

/// Asks for an opponent on the scale. Each bar is an answer: the names are for screen readers, and the chosen one is
/// written above.
const SCALE: Question = Question {
    is_offered: is_on_scale,
    is_chosen: |ui, place| (ALL.is_chosen)(ui, place) && is_on_scale(ui, place),
    class: |_, _| "scale".to_owned(),
    ..ALL
};

/// Asks for an opponent that is not on the scale.
pub(crate) const OTHERS: Question = Question {
    id: "others",
    legend: |_, _| text(Text::OtherOpponents).to_owned(),
    is_offered: is_beside_scale,
    is_chosen: |ui, place| (ALL.is_chosen)(ui, place) && is_beside_scale(ui, place),
    class: |ui, place| format!("choice list {}", hidden_unless_computer(ui, place)),
    ..ALL
};

/// The common parts of both questions.
const ALL: Question = Question {
    id: "opponent",
    legend: |_, _| text(Text::Opponent).to_owned(),
    answers: Opponent::ALL.len(),
    name: |_, place| phrases::opponent(Opponent::ALL[place]),
    note: |ui, place| note_of_draft(ui, Opponent::ALL[place]),
    is_chosen: |ui, place| ui.of::<Draft>().read().opponent == Opponent::ALL[place],
    choose: |page, place| {
        actions::change_draft(page, place, |draft, place| {
            draft.set_opponent(Opponent::ALL[place]);
        });
    },
    ..Question::PLAIN
};

/// Returns whether this opponent is on the scale of the chosen board.
fn is_on_scale(ui: UiState, place: usize) -> bool {
    Opponent::ALL[place].is_on_scale(ui.of::<Draft>().read().setup.rules)
}

/// Returns whether this opponent plays on the chosen board but is not on its scale.
fn is_beside_scale(ui: UiState, place: usize) -> bool {
    let rules = ui.of::<Draft>().read().setup.rules;
    Opponent::ALL[place].plays(rules) && !Opponent::ALL[place].is_on_scale(rules)
}

/// The buttons below the scale.
const LINKS: &[ButtonSpec] = &[
    ButtonSpec { class: "plain", ..ButtonSpec::open(Text::HowStrong, strength::DIALOG) },
    STATISTICS,
];

/// The scale from the weakest opponent to the strongest, with what is known about the chosen one.
#[component]
pub(crate) fn Strengths(page: Page) -> impl IntoView {
    let ui = page.ui;
    let class = |ui, place| format!("strengths {}", hidden_unless_computer(ui, place));
    view! {
        <div class=live(ui, 0, class)>
            <p class="chosen" aria-hidden="true">
                <b>{live(ui, 0, |ui, _| phrases::opponent(ui.of::<Draft>().read().opponent))}</b>
                " "
                <span class="quiet">
                    {live(ui, 0, |ui, _| note_of_draft(ui, ui.of::<Draft>().read().opponent))}
                </span>
            </p>
            <Choice page question=SCALE />
            <p class="ends quiet" aria-hidden="true">
                <span>{translated(Text::Weakest)}</span>
                <span>{live(ui, 0, |ui, _| {
                    if is_arranged(ui) {
                        String::new()
                    } else {
                        phrases::how_known(ui.of::<Draft>().read().setup.rules).to_owned()
                    }
                })}</span>
                <span>{translated(Text::Strongest)}</span>
            </p>
            <div class="links">
                <Buttons page specs=LINKS />
            </div>
        </div>
    }
}

/// Describes this opponent's play and strength in the chosen game. From an arranged position, the strength is unknown.
fn note_of_draft(ui: UiState, opponent: Opponent) -> String {
    let setup = ui.of::<Draft>().read().setup;
    if is_arranged(ui) {
        phrases::opponent_character(opponent, setup.rules).to_owned()
    } else {
        note(ui, setup, opponent)
    }
}

/// Returns whether *New game* was opened for an arranged position.
fn is_arranged(ui: UiState) -> bool {
    ui.game.read().mode.is_arranging()
}

/// Describes this opponent's play and strength under these rules.
pub(crate) fn note(ui: UiState, setup: Setup, opponent: Opponent) -> String {
    let side = match setup.starter {
        Starter::Two => Side::Second,
        _ => Side::First,
    };
    let analysis = ui.of::<Analysis>().read();
    let strength = analysis.strength_of(opponent).filter(|_| phrases::is_proved(setup.rules));
    phrases::opponent_note(opponent, setup.rules, strength.map(|of| (&of[side as usize], side)))
}

/// Returns the class of an element that is hidden unless the computer plays.
fn hidden_unless_computer(ui: UiState, _: usize) -> String {
    classes(&[("hidden", !ui.of::<Draft>().read().is_against_computer())])
}
