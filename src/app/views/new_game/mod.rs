//! *New game*: everything that is chosen before a game.

mod board;
mod draft;

pub(crate) use board::fitting;
use board::{BOARD, CustomBoard, EXACT, PIECES, unless_arranged};
pub(crate) use draft::Draft;
use leptos::{ev::SubmitEvent, prelude::*};

use super::{
    choice::{Choice, Question},
    press::{Button, ExtraPress, Push},
    sheet::{SheetName, SheetTop},
    shown::{aria, classes, shown},
    table::{Overview, Table},
};
use crate::{
    engine::{Rules, Side, bots::Opponent},
    session::{MarkChoice, Players, Starter},
    words::{phrases, texts},
};

const AGAINST: Question = Question {
    id: "against",
    legend: |_, _| texts().against.to_owned(),
    answers: 3,
    name: |_, place| {
        [texts().computer, texts().friend_here, texts().friend_by_link][place].to_owned()
    },
    holds: |overview, place| match overview.draft.setup.players {
        Players::Computer(_) => place == 0,
        Players::Friends => place == 1,
        Players::ByLink(_) => place == 2,
    },
    choose: |table, place| {
        table.change_draft(place, |draft, place| {
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
    offers: |overview, place| Opponent::ALL[place].plays(overview.draft.setup.rules),
    name: |_, place| phrases().opponent(Opponent::ALL[place]).to_owned(),
    note: |overview, place| {
        let side = match overview.draft.setup.starter {
            Starter::Two => Side::Second,
            _ => Side::First,
        };
        let is_proved = overview.draft.setup.rules == Rules::NOUGHTS_AND_CROSSES;
        let strength = overview.strength_of(Opponent::ALL[place]);
        let strength = strength.filter(|_| is_proved).map(|of| (&of[side as usize], side));
        phrases().opponent_note(Opponent::ALL[place], strength)
    },
    holds: |overview, place| overview.draft.opponent == Opponent::ALL[place],
    choose: |table, place| {
        table.change_draft(place, |draft, place| {
            draft.set_opponent(Opponent::ALL[place]);
        });
    },
    class: |overview, _| {
        let hidden = !overview.draft.is_against_computer();
        let is_proved = overview.draft.setup.rules == Rules::NOUGHTS_AND_CROSSES;
        classes(&[("choice", true), ("list", true), ("proved", is_proved), ("hidden", hidden)])
    },
};

const STARTER: Question = Question {
    id: "starter",
    legend: |overview, _| {
        let is_arranged = overview.arranging().is_some();
        if is_arranged { texts().who_moves_next } else { texts().who_starts }.to_owned()
    },
    answers: Starter::ALL.len(),
    name: |overview, place| {
        phrases().starter(overview.draft.setup.players, Starter::ALL[place]).to_owned()
    },
    holds: |overview, place| overview.draft.setup.starter == Starter::ALL[place],
    choose: |table, place| {
        table.change_draft(place, |draft, place| draft.setup.starter = Starter::ALL[place]);
    },
    ..Question::PLAIN
};

const MARK: Question = Question {
    id: "mark",
    legend: |overview: &Overview, _| {
        phrases().whose_mark(overview.draft.setup.players, overview.draft.setup.pieces).to_owned()
    },
    answers: MarkChoice::ALL.len(),
    name: |overview, place| {
        phrases().mark_choice(MarkChoice::ALL[place], overview.draft.setup.pieces).to_owned()
    },
    holds: |overview, place| overview.draft.setup.mark == MarkChoice::ALL[place],
    choose: |table, place| {
        table.change_draft(place, |draft, place| draft.setup.mark = MarkChoice::ALL[place]);
    },
    class: |overview, place| match overview.draft.setup.players {
        // Both devices show the same without a word about it.
        Players::ByLink(_) => classes(&[("choice", true), ("hidden", true)]),
        _ => unless_arranged(overview, place),
    },
    ..Question::PLAIN
};

const HOW_STRONG: Push = Push {
    class: "plain",
    ..Push::extra(texts().how_strong, ExtraPress::Open(SheetName::Strength))
};

const ARRANGE: Push = Push {
    class: "plain",
    is_shown: |overview| overview.arranging().is_none(),
    is_live: |overview| overview.draft.fault().is_none(),
    ..Push::extra(texts().arrange, ExtraPress::Arrange)
};

/// Everything that is chosen before a game, on one sheet. Nothing changes until *Start*.
#[component]
pub(crate) fn NewGameSheet(
    /// Where it lies.
    table: Table,
) -> impl IntoView {
    let overview = table.overview;
    let start = move |event: SubmitEvent| {
        event.prevent_default();
        table.start_drafted_game();
    };
    view! {
        <dialog id=SheetName::NewGame.id() class="sheet" aria-label=texts().new_game>
            <SheetTop table sheet=SheetName::NewGame />
            <form on:submit:capture=start>
                <Choice table question=BOARD />
                <CustomBoard table />
                {[EXACT, AGAINST, OPPONENT]
                    .map(|question| view! { <Choice table question /> })}
                <Button table push=HOW_STRONG />
                {[STARTER, PIECES, MARK].map(|question| view! { <Choice table question /> })}
                <button
                    type="submit"
                    class="start"
                    aria-disabled=shown(overview, 0, |overview, _| {
                        aria(overview.draft.fault().is_some())
                    })
                >
                    {texts().start}
                </button>
                <Button table push=ARRANGE />
            </form>
        </dialog>
    }
}
