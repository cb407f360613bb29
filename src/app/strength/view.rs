//! The dialog *How strong are they?*.

use crate::{
    app::{
        game::{Page, dialogs::close_all, signals::UiState},
        minimax::HOW_MINIMAX_THINKS,
        review,
        strength::{DIALOG, model::Analysis, no_analysis::NoAnalysis},
        ui::{
            button::Button,
            dialog::DialogTop,
            language_changes,
            live::{live, translated},
        },
    },
    engine::{Game, Rules, Side, bots::Opponent, measured::MatchResults, strength::Strength},
    session::{Draft, Players, Seat, Seating, Session, Setup, Starter},
    words::{Text, phrases, text},
};

use leptos::prelude::*;

/// The strength of the opponents on the board that is chosen in *New game*: proofs, with a game that beats the opponent
/// if there is one, or the results of matches.
///
/// Proofs appear while the dialog is read, so they are below everything else, and the dialog is as tall as the window
/// from the beginning: nothing moves away from under a finger.
#[component]
pub(crate) fn StrengthDialog(page: Page) -> impl IntoView {
    let ui = page.ui;
    let strengths = move || {
        language_changes::track();
        let rules = rules(ui);
        if phrases::is_proved(rules) { proofs(page) } else { results(rules) }
    };
    view! {
        <dialog id=DIALOG.id class="dialog tall" aria-label=translated(DIALOG.title)>
            <DialogTop page dialog=DIALOG />
            <div class="prose">
                <p>{live(ui, 0, |ui, _| {
                    let rules = rules(ui);
                    phrases::how_strengths_are_known(rules, MatchResults::nearest_to(rules).as_ref())
                })}</p>
            </div>
            <Button page spec=HOW_MINIMAX_THINKS />
            <Commands page />
            <NoAnalysis page />
            <div class="prose">{strengths}</div>
        </dialog>
    }
}

/// Returns the rules of the board whose opponents are shown.
fn rules(ui: UiState) -> Rules {
    ui.of::<Draft>().read().setup.rules
}

/// The commands that reproduce the results, in a disclosure.
#[component]
fn Commands(page: Page) -> impl IntoView {
    let commands = move || {
        let rules = rules(page.ui);
        let commands = phrases::commands(rules, MatchResults::nearest_to(rules).as_ref());
        let line = |command| view! { <code lang="en">{command}</code> };
        commands.into_iter().map(line).collect::<Vec<_>>()
    };
    view! {
        <details>
            <summary>{translated(Text::ForProgrammers)}</summary>
            <p>{translated(Text::ProgramsFindOut)}</p>
            {commands}
        </details>
    }
}

/// Renders the proofs so far, opponent by opponent.
fn proofs(page: Page) -> Vec<AnyView> {
    let analysis = page.ui.of::<Analysis>().read();
    Opponent::by_rule()
        .filter_map(|opponent| {
            let proved = analysis.strength_of(opponent)?;
            Some(proof(page, opponent, proved).into_any())
        })
        .collect()
}

/// Renders the proofs about an opponent.
fn proof(page: Page, opponent: Opponent, proved: &[Strength; 2]) -> impl IntoView {
    let figures = [(0, Side::First), (1, Side::Second)].map(|(place, side)| {
        let strength = &proved[place];
        let show_a_win = strength.line.is_some().then(|| {
            view! {
                <button
                    type="button"
                    on:click:capture=move |_| show_a_win(page, opponent, place)
                >
                    {text(Text::ShowAWin)}
                    <span class="unseen">" " {phrases::against(opponent, side)}</span>
                </button>
            }
        });
        view! {
            <div class="figure">
                <p>{phrases::strength(strength, side)}</p>
                {show_a_win}
            </div>
        }
    });
    let answer = (opponent == Opponent::Strategist).then(|| {
        let [first, second] = proved;
        view! { <p>{phrases::strategist_answer(first, second)}</p> }
    });
    view! {
        <h3>{phrases::opponent_with_grade(opponent, Rules::NOUGHTS_AND_CROSSES)}</h3>
        <p class="quiet">{phrases::opponent_character(opponent, Rules::NOUGHTS_AND_CROSSES)}</p>
        {figures}
        {answer}
    }
}

/// Renders the results of matches on this board or the one most like it, for each opponent on the scale.
fn results(rules: Rules) -> Vec<AnyView> {
    let measured = MatchResults::nearest_to(rules);
    let scale = Opponent::ALL.into_iter().filter(|it| it.is_on_scale(rules));
    scale
        .map(|opponent| {
            let result = measured.as_ref().and_then(|it| it.match_of(opponent));
            let result = result.map(|it| view! { <p>{phrases::match_result(it)}</p> });
            view! {
                <h3>{phrases::opponent_with_grade(opponent, rules)}</h3>
                <p class="quiet">{phrases::opponent_character(opponent, rules)}</p>
                {result}
            }
            .into_any()
        })
        .collect()
}

/// Reviews a shortest game that beats this opponent.
fn show_a_win(page: Page, opponent: Opponent, side: usize) {
    let (first, starter) = [(Seat::One, Starter::One), (Seat::Two, Starter::Two)][side.min(1)];
    let line = page
        .ui
        .of::<Analysis>()
        .with_untracked(|it| it.strength_of(opponent)?.get(side)?.line.clone());
    let Some(line) = line else { return };
    let players = Players::Computer(opponent);
    let setup = Setup { players, starter, ..Setup::DEFAULT };
    if let Ok(game) = Game::replay(setup.rules, line) {
        let session = Session::with(setup, Seating { first, x: first }, game);
        close_all();
        review::review_game(page, session, Some(0));
    }
}
