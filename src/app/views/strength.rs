use leptos::{ev, prelude::*};

use super::{
    event,
    press::{Button, HOW_MINIMAX_THINKS},
    sheet::{NoThinker, SheetName, SheetTop},
    shown::shown,
    table::{Overview, Table, close_all},
    text,
};
use crate::{
    engine::{Game, bots::Opponent},
    session::{Players, Replay, Seat, Seating, Setup, Starter},
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
        <dialog id=SheetName::Strength.id() class="sheet" aria-label=text::STRENGTH>
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
    let sections = Opponent::by_rule().filter_map(|it| overview.strength_of(it));
    let sections = sections.map(|answer| answer.section.as_str());
    format!("<p>{}</p>{}", text::STRENGTH_IS_PROVED, sections.collect::<String>())
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
        .with_untracked(|overview| overview.strength_of(opponent)?.lines.get(side).cloned());
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
