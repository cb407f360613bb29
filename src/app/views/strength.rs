use std::fmt::Write as _;

use leptos::{ev, prelude::*};

use super::{
    event,
    press::{Button, HOW_MINIMAX_THINKS},
    sheet::{NoThinker, SheetName, SheetTop},
    shown::shown,
    table::{Overview, Table, close_all},
};
use crate::{
    engine::{Game, Side, bots::Opponent, strength::Strength},
    session::{Players, Replay, Seat, Seating, Setup, Starter},
    words::{phrases, texts},
};

/// How strong the opponents are, with a game that beats them where there is one.
#[component]
pub(crate) fn StrengthSheet(
    /// Where it lies.
    table: Table,
) -> impl IntoView {
    let on_click = move |event: ev::MouseEvent| {
        if let Some((opponent, side)) = asked_for(&event) {
            show_a_win(table, opponent, side);
        }
    };
    view! {
        <dialog id=SheetName::Strength.id() class="sheet" aria-label=texts().strength>
            <SheetTop table sheet=SheetName::Strength />
            <NoThinker table />
            <div
                class="prose"
                on:click:capture=on_click
                inner_html=shown(table.overview, 0, |overview, _| words(overview))
            ></div>
            <Button table push=HOW_MINIMAX_THINKS />
        </dialog>
    }
}

fn words(overview: &Overview) -> String {
    let mut words = format!("<p>{}</p>", texts().strength_is_proved);
    for opponent in Opponent::by_rule() {
        if let Some(proved) = overview.strength_of(opponent) {
            add_section(&mut words, opponent, proved);
        }
    }
    words
}

/// All that is to be said about an opponent. The buttons are told apart by `data-side`.
fn add_section(words: &mut String, opponent: Opponent, proved: &[Strength; 2]) {
    let (name, character) = (phrases().opponent(opponent), phrases().opponent_character(opponent));
    // A string takes everything.
    let _ = write!(words, "<h3>{name}</h3><p class=\"quiet\">{character}</p>");
    for (place, (strength, side)) in proved.iter().zip([Side::First, Side::Second]).enumerate() {
        let figure = phrases().strength(strength, side);
        let _ = write!(words, "<div class=\"figure\"><p>{figure}</p>");
        if strength.line.is_some() {
            let show = texts().show_a_win;
            let against = phrases().against(opponent, side);
            let _ = write!(
                words,
                " <button type=\"button\" data-opponent=\"{}\" data-side=\"{place}\">{show}\
                 <span class=\"unseen\"> {against}</span></button>",
                opponent.id(),
            );
        }
        words.push_str("</div>");
    }
    if opponent == Opponent::Strategist {
        let [first, second] = proved;
        let _ = write!(words, "<p>{}</p>", phrases().strategist_answer(first, second));
    }
}

fn asked_for(event: &web_sys::Event) -> Option<(Opponent, usize)> {
    let opponent = event::hit(event, "data-opponent")?.get_attribute("data-opponent")?;
    Some((Opponent::from_id(&opponent)?, event::said(event, "data-side")?))
}

/// Lays a shortest game that beats this opponent on the board, to be stepped through.
fn show_a_win(table: Table, opponent: Opponent, side: usize) {
    let (first, starter) = [(Seat::One, Starter::One), (Seat::Two, Starter::Two)][side.min(1)];
    let line = table
        .overview
        .with_untracked(|overview| overview.strength_of(opponent)?.get(side)?.line.clone());
    let Some(line) = line else { return };
    let players = Players::Computer(opponent);
    let setup = Setup { players, starter, ..Setup::DEFAULT };
    if let Ok(game) = Game::replay(setup.rules, line) {
        let mut replay = Replay::new(setup, Seating { first, x: first }, game);
        replay.go_to(0);
        close_all();
        table.look_at(replay);
    }
}
