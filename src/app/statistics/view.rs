//! The dialog *Statistics*: the results for each opponent and board.

use crate::{
    app::{
        game::{Page, signals::UiState},
        learn,
        names::display,
        puzzles::{self, model::PuzzlesState},
        statistics::{DIALOG, actions, model::Pairing},
        ui::{
            button::ButtonSpec,
            dialog::DialogTop,
            language_changes,
            live::{classes, live_text, translated},
            path::path,
        },
    },
    session::{Results, Seat, lessons::LessonsProgress},
    words::{Text, phrases, text},
};

use leptos::prelude::*;
use std::fmt::Write as _;

/// The button that opens this dialog.
pub(crate) const STATISTICS: ButtonSpec =
    ButtonSpec { class: "plain", ..ButtonSpec::open(Text::Statistics, DIALOG) };

/// The dialog with all results.
#[component]
pub(crate) fn StatisticsDialog(page: Page) -> impl IntoView {
    let state = actions::state(page);
    let is_empty = move || state.read().is_empty();
    let pairings = move || {
        language_changes::track();
        let state = state.read();
        let pairings = if state.is_empty() { &[] } else { &*state.pairings };
        let names = display::names();
        pairings.iter().map(|it| pairing(it, names)).collect::<Vec<_>>()
    };
    let clear = move |_| actions::clear_statistics(page);
    view! {
        <dialog id=DIALOG.id class="dialog" aria-label=translated(DIALOG.title)>
            <DialogTop page dialog=DIALOG />
            <div class="prose">
                {pairings}
                <p class=live_text(move || classes(&[("quiet", true), ("hidden", !is_empty())]))>
                    {translated(Text::NoStatistics)}
                </p>
                <p class="quiet">{translated(Text::AboutStatistics)}</p>
                <button
                    type="button"
                    class=live_text(move || classes(&[("hidden", is_empty())]))
                    on:click:capture=clear
                >
                    {translated(Text::ClearStatistics)}
                </button>
                <Learned page />
            </div>
        </dialog>
    }
}

/// What the person has learned: the puzzles, and the lessons.
#[component]
fn Learned(page: Page) -> impl IntoView {
    let ui = page.ui;
    let part = move |title: Text, about: fn(UiState) -> String| {
        let class = live_text(move || classes(&[("hidden", about(ui).is_empty())]));
        view! {
            <div class=class>
                <h3>{translated(title)}</h3>
                <p>{live_text(move || about(ui))}</p>
            </div>
        }
    };
    view! {
        {part(Text::Puzzles, |ui| puzzles::model::about_person(&ui.of::<PuzzlesState>().read()))}
        {part(Text::Learn, |ui| {
            learn::model::about_person(&ui.of::<LessonsProgress>().read())
        })}
    }
}

/// Renders the results of a pairing, in figures and as a chart. The people who play here have these names.
fn pairing(
    Pairing { rules, players, results }: &Pairing,
    names: [Option<&'static String>; 2],
) -> impl IntoView + use<> {
    let first = phrases::named_player(*players, Seat::One, names);
    let (name, game) = phrases::pairing(*rules, *players, first);
    let has_games = !results.is_empty();
    view! {
        <h3>{name}</h3>
        <p class="quiet">{game}</p>
        <p class=classes(&[("quiet", true), ("hidden", has_games)])>{text(Text::NoStatistics)}</p>
        {has_games.then(|| (figures(results), chart(&results.recent)))}
    }
}

/// Renders the figures of a pairing.
fn figures(results: &Results) -> impl IntoView + use<> {
    let games = results.games;
    // For games from another device, only the totals are known.
    let last = results.recent.last().copied().unwrap_or(Some(Seat::One));
    let figures = [
        (Text::Won, games.one.to_string()),
        (Text::Drawn, games.drawn.to_string()),
        (Text::Lost, games.two.to_string()),
        (Text::Points, phrases::points(games)),
        (Text::Streak, phrases::streak(results.streak, last)),
        (Text::LongestStreak, phrases::streak(results.longest, Some(Seat::One))),
    ];
    let figure = |(name, figure)| {
        view! {
            <div>
                <dt>{text(name)}</dt>
                <dd>{figure}</dd>
            </div>
        }
    };
    view! { <dl>{figures.into_iter().map(figure).collect::<Vec<_>>()}</dl> }
}

/// The width of a game in the chart, the distance that the line goes up and down, and the length of a game's bar.
const STEP: usize = 4;
const REACH: i32 = 22;
const BAR: i32 = 14;

/// Renders the chart: a bar up for a win, a bar down for a loss, a dash for a draw; and a line for wins minus losses.
fn chart(recent: &[Option<Seat>]) -> impl IntoView + use<> {
    let [mut won, mut lost, mut drawn] = [const { String::new() }; 3];
    let mut balance = 0_i32;
    let mut balances = vec![0];
    for (place, winner) in recent.iter().enumerate() {
        let x = place * STEP + STEP / 2;
        // Writing to a string never fails.
        let _ = match winner {
            Some(Seat::One) => write!(won, "M{x} 0v-{BAR}"),
            Some(Seat::Two) => write!(lost, "M{x} 0v{BAR}"),
            None => write!(drawn, "M{x}-1v2"),
        };
        balance += match winner {
            Some(Seat::One) => 1,
            Some(Seat::Two) => -1,
            None => 0,
        };
        balances.push(balance);
    }
    let most = balances.iter().map(|balance| balance.abs()).max().unwrap_or_default().max(8);
    let mut points = String::new();
    for (place, balance) in balances.iter().enumerate() {
        let _ = write!(points, "{},{} ", place * STEP, -balance * REACH / most);
    }
    let width = Results::RECENT * STEP;
    let paths = vec![
        path(String::new(), format!("M0 0h{width}")),
        path("won".to_owned(), won),
        path("lost".to_owned(), lost),
        path("drawn".to_owned(), drawn),
    ];
    view! {
        <svg
            class="last-games"
            role="img"
            aria-label=phrases::last_games(recent)
            viewBox=format!("0 -{0} {width} {1}", REACH + 2, 2 * REACH + 4)
        >
            {paths}
            <polyline points=points />
        </svg>
    }
}
