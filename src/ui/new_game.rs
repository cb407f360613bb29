use leptos::{ev::SubmitEvent, prelude::*};

use super::{
    choice::{Choice, Question},
    press::{Button, Press, Sign},
    sheet::{SheetName, SheetTop},
    shown::{always, classes},
    table::{Overview, Table},
    text,
};
use crate::{
    engine::bots::Opponent,
    session::{MarkChoice, Players, Setup, Starter},
};

/// What *New game* would start, while it is being chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Draft {
    pub setup: Setup,
    /// Which opponent to come back to from *friend here*.
    pub opponent: Opponent,
}

impl Draft {
    /// The same game again.
    pub fn of(setup: Setup) -> Self {
        let opponent = match setup.players {
            Players::Computer(opponent) => opponent,
            Players::Friends => Opponent::Guard,
        };
        Self { setup, opponent }
    }

    fn is_against_computer(self) -> bool {
        self.setup.players != Players::Friends
    }
}

const AGAINST: Question = Question {
    id: "against",
    legend: |_, _| text::AGAINST.to_owned(),
    answers: 2,
    name: |_, place| [text::COMPUTER, text::FRIEND_HERE][place].to_owned(),
    holds: |overview, place| overview.draft.is_against_computer() == (place == 0),
    choose: |table, place| {
        table.change_draft(place, |draft, place| {
            draft.setup.players =
                if place == 0 { Players::Computer(draft.opponent) } else { Players::Friends };
        });
    },
    ..Question::PLAIN
};

const OPPONENT: Question = Question {
    id: "opponent",
    legend: |_, _| text::OPPONENT.to_owned(),
    answers: Opponent::ALL.len(),
    name: |_, place| text::opponent(Opponent::ALL[place]).to_owned(),
    note: |overview, place| {
        let starts = usize::from(overview.draft.setup.starter == Starter::Two);
        let strength = overview.strengths[place].as_ref().map(|answer| &*answer.notes[starts]);
        text::opponent_note(Opponent::ALL[place], strength)
    },
    holds: |overview, place| overview.draft.opponent == Opponent::ALL[place],
    choose: |table, place| {
        table.change_draft(place, |draft, place| {
            draft.opponent = Opponent::ALL[place];
            draft.setup.players = Players::Computer(draft.opponent);
        });
    },
    class: |overview, _| {
        let hidden = !overview.draft.is_against_computer();
        classes(&[("choice", true), ("list", true), ("hidden", hidden)])
    },
};

const STARTER: Question = Question {
    id: "starter",
    legend: |_, _| text::WHO_STARTS.to_owned(),
    answers: Starter::ALL.len(),
    name: |overview, place| {
        text::starter(overview.draft.setup.players, Starter::ALL[place]).to_owned()
    },
    holds: |overview, place| overview.draft.setup.starter == Starter::ALL[place],
    choose: |table, place| {
        table.change_draft(place, |draft, place| draft.setup.starter = Starter::ALL[place]);
    },
    ..Question::PLAIN
};

const MARK: Question = Question {
    id: "mark",
    legend: |overview: &Overview, _| text::whose_mark(overview.draft.setup.players).to_owned(),
    answers: MarkChoice::ALL.len(),
    name: |_, place| text::mark_choice(MarkChoice::ALL[place]).to_owned(),
    holds: |overview, place| overview.draft.setup.mark == MarkChoice::ALL[place],
    choose: |table, place| {
        table.change_draft(place, |draft, place| draft.setup.mark = MarkChoice::ALL[place]);
    },
    ..Question::PLAIN
};

/// Everything that is chosen before a game, on one sheet. Nothing changes until *Start*.
#[component]
pub(super) fn NewGameSheet(
    /// Where it lies.
    table: Table,
) -> impl IntoView {
    let start = move |event: SubmitEvent| {
        event.prevent_default();
        table.start_drafted_game();
    };
    view! {
        <dialog id=SheetName::NewGame.id() class="sheet" aria-label=text::NEW_GAME>
            <SheetTop table sheet=SheetName::NewGame />
            <form on:submit=start>
                {[AGAINST, OPPONENT, STARTER, MARK]
                    .map(|question| view! { <Choice table question /> })}
                <Button
                    table
                    name=text::HOW_STRONG
                    press=Press::Open(SheetName::Strength)
                    sign=Sign::None
                    class=always("plain")
                />
                <button type="submit" class="start">
                    {text::START}
                </button>
            </form>
        </dialog>
    }
}
