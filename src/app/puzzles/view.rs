//! The dialog *Puzzles*.

use crate::{
    app::{
        game::{Page, signals::UiState},
        puzzles::{
            DIALOG, actions,
            model::{self, FILTERS, PuzzlesState, utc_midnight},
        },
        ui::{
            button::{Button, ButtonSpec},
            choice::{Choice, Question},
            dialog::DialogTop,
            language_changes,
            live::{classes, live_text, translated},
            long_work::LongWorkBox,
        },
    },
    platform::date,
    words::{Text, phrases, text},
};

use leptos::prelude::*;

/// Asks which puzzles the person wants.
const KIND: Question = Question {
    id: "puzzle-kind",
    legend: |_, _| text(Text::WhichPuzzles).to_owned(),
    answers: FILTERS.len(),
    name: |_, place| phrases::found_kind(FILTERS[place]).to_owned(),
    is_chosen: |ui, place| ui.of::<PuzzlesState>().read().filter == FILTERS[place],
    choose: |page, place| {
        page.ui.of::<PuzzlesState>().update(|state| state.filter = FILTERS[place]);
    },
    ..Question::PLAIN
};

const DAILY: ButtonSpec = ButtonSpec {
    class: "primary",
    is_enabled: has_puzzles,
    ..ButtonSpec::new(Text::PuzzleOfTheDay, actions::solve_daily)
};

const SOLVE: ButtonSpec = ButtonSpec {
    class: "primary",
    is_enabled: has_puzzles,
    ..ButtonSpec::new(Text::SolvePuzzles, actions::solve_next)
};

const OWN_GAMES: ButtonSpec = ButtonSpec::new(Text::FromYourGames, actions::solve_missed);

/// Returns whether the puzzles are loaded.
fn has_puzzles(ui: UiState) -> bool {
    !ui.of::<PuzzlesState>().read().puzzles.is_empty()
}

/// The dialog that opens puzzles, and says how the person is doing.
#[component]
pub(crate) fn PuzzlesDialog(page: Page) -> impl IntoView {
    let state = page.ui.of::<PuzzlesState>();
    let searched = Memo::new(move |_| {
        language_changes::track();
        model::own_games_done(&state.read())
    });
    let missing = live_text(move || classes(&[("hidden", !state.read().is_missing)]));
    view! {
        <dialog id=DIALOG.id class="dialog" aria-label=translated(DIALOG.title)>
            <DialogTop page dialog=DIALOG />
            <p role="alert" class=missing>{translated(Text::PuzzlesMissing)}</p>
            <Button page spec=DAILY />
            <p class="quiet">{live_text(move || about_day(&state.read()))}</p>
            <Choice page question=KIND />
            <Button page spec=SOLVE />
            <p class="quiet">{live_text(move || model::about_person(&state.read()))}</p>
            <Button page spec=OWN_GAMES />
            <p class="quiet" role="status">
                {live_text(move || model::about_own_games(&state.read()).to_owned())}
            </p>
            <LongWorkBox page words=searched stop=actions::stop_search />
        </dialog>
    }
}

/// Says whether the puzzle of the day is solved, and how many were in a row.
fn about_day(state: &PuzzlesState) -> String {
    let PuzzlesState { training, today, .. } = state;
    let next = training.has_day(*today).then(|| utc_midnight(date::ahead_of_utc()));
    phrases::puzzle_of_day(next.as_deref(), training.streak(*today))
}
