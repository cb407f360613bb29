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
            live::{aria, classes, live, translated},
        },
    },
    engine::{
        Rules, Side,
        bots::{Grade, Opponent},
    },
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

/// Asks how strong the computer should play, in four grades.
const STRENGTH: Question = Question {
    id: "strength",
    legend: |_, _| text(Text::StrengthGrade).to_owned(),
    answers: Grade::ALL.len(),
    name: |_, place| phrases::grade(Grade::ALL[place]).to_owned(),
    is_chosen: |ui, place| {
        let draft = ui.of::<Draft>().read();
        draft.opponent == Grade::ALL[place].opponent(draft.setup.rules)
    },
    choose: |page, place| {
        actions::change_draft(page, place, |draft, place| {
            draft.set_opponent(Grade::ALL[place].opponent(draft.setup.rules));
        });
    },
    class: |_, _| "choice segments fitted".to_owned(),
    ..Question::PLAIN
};

/// Asks for one of all opponents that play on the chosen board.
const OPPONENT: Question = Question {
    id: "opponent",
    legend: |_, _| text(Text::Opponent).to_owned(),
    answers: Opponent::ALL.len(),
    is_offered: |ui, place| Opponent::ALL[place].plays(ui.of::<Draft>().read().setup.rules),
    name: |_, place| phrases::opponent(Opponent::ALL[place]),
    note: |ui, place| note_of_draft(ui, Opponent::ALL[place]),
    is_chosen: |ui, place| ui.of::<Draft>().read().opponent == Opponent::ALL[place],
    choose: |page, place| {
        actions::change_draft(page, place, |draft, place| {
            draft.set_opponent(Opponent::ALL[place]);
        });
    },
    class: |_, _| "choice list".to_owned(),
    ..Question::PLAIN
};

/// The buttons above the opponents.
const LINKS: &[ButtonSpec] = &[
    ButtonSpec { class: "plain", ..ButtonSpec::open(Text::HowStrong, strength::DIALOG) },
    STATISTICS,
];

/// The strength of the computer: four grades with a sentence about the chosen one, and all opponents behind them.
#[component]
pub(crate) fn Strengths(page: Page) -> impl IntoView {
    let ui = page.ui;
    view! {
        <div class=live(ui, 0, hidden_unless_computer)>
            <Choice page question=STRENGTH />
            <p class="chosen quiet" aria-live="polite">
                {live(ui, 0, |ui, _| note_of_strength(ui))}
            </p>
            <details class="more" aria-busy=live(ui, 0, |ui, _| {
                aria(awaits_proofs(ui, ui.of::<Draft>().read().setup.rules))
            })>
                <summary>{translated(Text::AllOpponents)}</summary>
                <div class="links">
                    <Buttons page specs=LINKS />
                </div>
                <Choice page question=OPPONENT />
                <p class="quiet">{live(ui, 0, how_known)}</p>
            </details>
        </div>
    }
}

/// Returns whether the opponents under these rules are described by proofs that are still to come. Their list is busy
/// until then, and not visible, because a list that grows would move under a finger.
pub(crate) fn awaits_proofs(ui: UiState, rules: Rules) -> bool {
    phrases::is_proved(rules) && ui.of::<Analysis>().read().is_awaited()
}

/// Describes the chosen strength: its grade in a sentence, or the opponent that has none.
fn note_of_strength(ui: UiState) -> String {
    let draft = ui.of::<Draft>().read();
    let rules = draft.setup.rules;
    match Grade::of(draft.opponent, rules) {
        Some(grade) => phrases::grade_note(grade).to_owned(),
        None => phrases::opponent_with_character(draft.opponent, rules),
    }
}

/// Says how the strength of the opponents is known. From an arranged position, it is unknown.
fn how_known(ui: UiState, _: usize) -> String {
    let known = (!is_arranged(ui)).then(|| phrases::how_known(ui.of::<Draft>().read().setup.rules));
    known.unwrap_or_default().to_owned()
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
