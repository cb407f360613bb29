//! *Statistics*: what became of all games, for each opponent and board.

use std::fmt::Write as _;

use crate::{
    app::{
        game::{
            Controller,
            action::{Action, LazyAction},
            dialog::Dialog,
        },
        statistics::model::{Pairing, Played},
        ui::{
            button::ButtonSpec,
            dialog::DialogTop,
            event, icon,
            shown::{following, shown_text},
        },
    },
    session::{Results, Seat},
    words::{Text, phrases, text},
};
use leptos::{ev, prelude::*};

/// Opens this dialog.
pub(crate) const STATISTICS: ButtonSpec = ButtonSpec {
    class: "plain",
    ..ButtonSpec::lazy(Text::Statistics, LazyAction::Open(Dialog::Statistics))
};

/// The same, over the card of seat one in the score.
pub(crate) const ON_CARD: ButtonSpec =
    ButtonSpec { icon: icon::CHART, class: "bare on-card", ..STATISTICS };

#[component]
pub(crate) fn StatisticsDialog(controller: Controller) -> impl IntoView {
    let played = controller.played();
    let on_click = move |event: ev::MouseEvent| {
        if event::hit(&event, CLEARS).is_some() {
            controller.perform(Action::Lazy(LazyAction::ClearStatistics));
        }
    };
    view! {
        <dialog id=Dialog::Statistics.id() class="dialog" aria-label=shown_text(Text::Statistics)>
            <DialogTop controller dialog=Dialog::Statistics />
            <div
                class="prose"
                on:click:capture=on_click
                inner_html=following(move || words(&played.read()))
            ></div>
        </dialog>
    }
}

const CLEARS: &str = "data-clear";

fn words(played: &Played) -> String {
    let mut words = String::new();
    if played.is_empty() {
        add_quiet(&mut words, text(Text::NoStatistics));
        add_quiet(&mut words, text(Text::AboutStatistics));
    } else {
        for pairing in &played.pairings {
            add_pairing(&mut words, pairing);
        }
        add_quiet(&mut words, text(Text::AboutStatistics));
        // A string takes everything.
        let clear = text(Text::ClearStatistics);
        let _ = write!(words, "<button type=\"button\" {CLEARS}>{clear}</button>");
    }
    words
}

fn add_quiet(words: &mut String, text: &str) {
    let _ = write!(words, "<p class=\"quiet\">{text}</p>");
}

fn add_pairing(words: &mut String, Pairing { rules, players, results }: &Pairing) {
    let (name, game) = phrases::pairing(*rules, *players);
    let _ = write!(words, "<h3>{name}</h3>");
    add_quiet(words, &game);
    if results.is_empty() {
        return add_quiet(words, text(Text::NoStatistics));
    }
    let games = results.games;
    // Of games from another device only the numbers are known.
    let last = results.recent.last().copied().unwrap_or(Some(Seat::One));
    words.push_str("<dl>");
    for (name, figure) in [
        (text(Text::Won), games.one.to_string()),
        (text(Text::Drawn), games.drawn.to_string()),
        (text(Text::Lost), games.two.to_string()),
        (text(Text::Points), phrases::points(games)),
        (text(Text::Streak), phrases::streak(results.streak, last)),
        (text(Text::LongestStreak), phrases::streak(results.longest, Some(Seat::One))),
    ] {
        let _ = write!(words, "<div><dt>{name}</dt><dd>{figure}</dd></div>");
    }
    words.push_str("</dl>");
    add_chart(words, &results.recent);
}

/// How wide a game is in the chart, how far it goes up and down, and how long the bar of a game is.
const STEP: usize = 4;
const REACH: i32 = 22;
const BAR: i32 = 14;

/// The chart: a bar up for a game won, one down for a game lost, a dash for a draw; and a line that shows how
/// many more were won than lost.
fn add_chart(words: &mut String, recent: &[Option<Seat>]) {
    let mut bars = [String::new(), String::new(), String::new()];
    let mut balance = 0_i32;
    let mut balances = vec![0];
    for (place, winner) in recent.iter().enumerate() {
        let x = place * STEP + STEP / 2;
        let (kind, bar) = match winner {
            Some(Seat::One) => (0, format!("M{x} 0v-{BAR}")),
            Some(Seat::Two) => (1, format!("M{x} 0v{BAR}")),
            None => (2, format!("M{x}-1v2")),
        };
        bars[kind].push_str(&bar);
        balance += [1, -1, 0][kind];
        balances.push(balance);
    }
    let (name, width) = (phrases::last_games(recent), Results::RECENT * STEP);
    let _ = write!(
        words,
        "<svg class=\"last-games\" role=\"img\" aria-label=\"{name}\" viewBox=\"0 -{0} {width} {1}\">\
         <path d=\"M0 0h{width}\"/>",
        REACH + 2,
        2 * REACH + 4,
    );
    for (class, bars) in ["won", "lost", "drawn"].iter().zip(bars) {
        let _ = write!(words, "<path class=\"{class}\" d=\"{bars}\"/>");
    }
    let most = balances.iter().map(|balance| balance.abs()).max().unwrap_or_default().max(8);
    words.push_str("<polyline points=\"");
    for (place, balance) in balances.iter().enumerate() {
        let _ = write!(words, "{},{} ", place * STEP, -balance * REACH / most);
    }
    words.push_str("\"/></svg>");
}
