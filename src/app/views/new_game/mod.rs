//! *New game*: everything that is chosen before a game.

mod board;
mod picture;

use super::{
    button::{Button, ButtonSpec},
    choice::{Choice, Question},
    dialog::DialogTop,
    shown::{aria, classes, shown},
    statistics::STATISTICS,
};
use crate::{
    app::{
        actions::{Controller, LazyAction},
        state::{Dialog, UiState},
    },
    engine::{Rules, Side, bots::Opponent},
    session::{MarkChoice, Players, Starter},
    words::{phrases, texts},
};
use board::{BOARD, CustomBoard, EXACT, PIECES, unless_arranged};
use leptos::{ev::SubmitEvent, prelude::*};

const AGAINST: Question = Question {
    id: "against",
    legend: |_, _| texts().against.to_owned(),
    answers: 3,
    name: |_, place| {
        [texts().computer, texts().friend_here, texts().friend_by_link][place].to_owned()
    },
    holds: |ui, place| match ui.draft.read().setup.players {
        Players::Computer(_) => place == 0,
        Players::Friends => place == 1,
        Players::ByLink(_) => place == 2,
    },
    choose: |controller, place| {
        controller.change_draft(place, |draft, place| {
            let computer = Players::Computer(draft.opponent);
            draft.setup.players = [computer, Players::Friends, Players::BY_LINK][place];
        });
    },
    ..Question::PLAIN
};

const OPPONENT: Question = Question {
    id: "opponent",
    legend: |_, _| texts().opponent.to_owned(),
    answers: Opponent::ALL.len(),
    offers: |ui, place| Opponent::ALL[place].plays(ui.draft.read().setup.rules),
    name: |_, place| phrases().opponent(Opponent::ALL[place]).to_owned(),
    note: |ui, place| {
        let setup = ui.draft.read().setup;
        let side = match setup.starter {
            Starter::Two => Side::Second,
            _ => Side::First,
        };
        let is_proved = setup.rules == Rules::NOUGHTS_AND_CROSSES;
        let analysis = ui.analysis.read();
        let strength = analysis.strength_of(Opponent::ALL[place]);
        let strength = strength.filter(|_| is_proved).map(|of| (&of[side as usize], side));
        phrases().opponent_note(Opponent::ALL[place], setup.rules, strength)
    },
    holds: |ui, place| ui.draft.read().opponent == Opponent::ALL[place],
    choose: |controller, place| {
        controller.change_draft(place, |draft, place| {
            draft.set_opponent(Opponent::ALL[place]);
        });
    },
    class: |ui, _| {
        let hidden = !ui.draft.read().is_against_computer();
        let is_proved = ui.draft.read().setup.rules == Rules::NOUGHTS_AND_CROSSES;
        classes(&[("choice", true), ("list", true), ("proved", is_proved), ("hidden", hidden)])
    },
    ..Question::PLAIN
};

const STARTER: Question = Question {
    id: "starter",
    legend: |ui, _| {
        let is_arranged = ui.game.read().arranging().is_some();
        if is_arranged { texts().who_moves_next } else { texts().who_starts }.to_owned()
    },
    answers: Starter::ALL.len(),
    name: |ui, place| {
        phrases().starter(ui.draft.read().setup.players, Starter::ALL[place]).to_owned()
    },
    holds: |ui, place| ui.draft.read().setup.starter == Starter::ALL[place],
    choose: |controller, place| {
        controller.change_draft(place, |draft, place| draft.setup.starter = Starter::ALL[place]);
    },
    ..Question::PLAIN
};

const MARK: Question = Question {
    id: "mark",
    legend: |ui: UiState, _| {
        let setup = ui.draft.read().setup;
        phrases().whose_mark(setup.players, setup.pieces).to_owned()
    },
    answers: MarkChoice::ALL.len(),
    name: |ui, place| {
        phrases().mark_choice(MarkChoice::ALL[place], ui.draft.read().setup.pieces).to_owned()
    },
    holds: |ui, place| ui.draft.read().setup.mark == MarkChoice::ALL[place],
    choose: |controller, place| {
        controller.change_draft(place, |draft, place| draft.setup.mark = MarkChoice::ALL[place]);
    },
    class: |ui, place| match ui.draft.read().setup.players {
        // Both devices show the same without a word about it.
        Players::ByLink(_) => classes(&[("choice", true), ("hidden", true)]),
        _ => unless_arranged(ui, place),
    },
    ..Question::PLAIN
};

const HOW_STRONG: ButtonSpec = ButtonSpec {
    class: "plain",
    is_shown: |ui| ui.draft.read().is_against_computer(),
    ..ButtonSpec::lazy(texts().how_strong, LazyAction::Open(Dialog::Strength))
};

const ARRANGE: ButtonSpec = ButtonSpec {
    class: "plain",
    is_shown: |ui| {
        ui.game.read().arranging().is_none() && ui.draft.read().setup.rules.shape().has_end()
    },
    is_live: |ui| ui.draft.read().fault().is_none(),
    ..ButtonSpec::lazy(texts().arrange, LazyAction::Arrange)
};

/// Everything that is chosen before a game, in one dialog. Nothing changes until *Start*.
#[component]
pub(crate) fn NewGameDialog(controller: Controller) -> impl IntoView {
    let ui = controller.ui;
    let start = move |event: SubmitEvent| {
        event.prevent_default();
        controller.start_drafted_game();
    };
    view! {
        <dialog id=Dialog::NewGame.id() class="dialog" aria-label=texts().new_game>
            <DialogTop controller dialog=Dialog::NewGame />
            <form on:submit:capture=start>
                <Choice controller question=BOARD />
                <CustomBoard controller />
                {[EXACT, AGAINST, OPPONENT]
                    .map(|question| view! { <Choice controller question /> })}
                <Button controller spec=HOW_STRONG />
                <Button controller spec=STATISTICS />
                {[STARTER, PIECES, MARK].map(|question| view! { <Choice controller question /> })}
                <Button controller spec=ARRANGE />
                <div class="bottom">
                    <button
                        type="submit"
                        class="start"
                        aria-disabled=shown(ui, 0, |ui, _| {
                            aria(ui.draft.read().fault().is_some())
                        })
                    >
                        {texts().start}
                    </button>
                </div>
            </form>
        </dialog>
    }
}
