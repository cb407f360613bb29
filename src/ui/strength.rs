use std::fmt::Write;

use leptos::{ev, prelude::*};
use web_sys::wasm_bindgen::JsCast;

use super::{
    sheet::{SheetName, SheetTop},
    shown::shown,
    table::{Overview, Table, close_all},
    text,
};
use crate::{
    engine::{
        Game, Side,
        bots::Opponent,
        strength::{self, Strength},
    },
    session::{MarkChoice, Players, Replay, Seat, Seating, Setup, Starter},
};

/// What each opponent is worth, as far as it is proved yet: where you start, and where it does.
pub(super) type Strengths = [[Option<Strength>; 2]; Opponent::ALL.len()];

/// The sides that you can play, in the order of [`Strengths`].
const SIDES: [Side; 2] = [Side::First, Side::Second];

/// Proves the next figure; `false` where there is none left. The work of a moment each, so that the
/// page goes on meanwhile.
pub(super) fn prove_next(setup: Setup, strengths: &mut Strengths) -> bool {
    for (opponent, proved) in Opponent::ALL.into_iter().zip(strengths) {
        for (side, proved) in SIDES.into_iter().zip(proved) {
            if proved.is_none() {
                *proved = strength::of(opponent, setup.rules, side);
                return proved.is_some();
            }
        }
    }
    false
}

/// How strong the opponents are, with a game that beats them where there is one.
#[component]
pub(super) fn StrengthSheet(
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
            <div
                class="prose"
                on:click=on_click
                inner_html=shown(table.overview, 0, |overview, _| words(overview))
            ></div>
        </dialog>
    }
}

/// The figures as markup: one handler serves all of its buttons.
fn words(overview: &Overview) -> String {
    let mut words = format!("<p>{}</p>", text::STRENGTH_IS_PROVED);
    for (place, (opponent, proved)) in
        Opponent::ALL.into_iter().zip(&overview.strengths).enumerate()
    {
        let (name, character) = (text::opponent(opponent), text::opponent_character(opponent));
        // A string takes everything.
        let _ = write!(words, "<h3>{name}</h3><p class=\"quiet\">{character}</p>");
        for (side, strength) in proved.iter().enumerate() {
            let Some(strength) = strength else { continue };
            let figure = text::strength(strength, SIDES[side]);
            let _ = write!(words, "<div class=\"figure\"><p>{figure}</p>");
            if strength.line.is_some() {
                let show = text::SHOW_A_WIN;
                let _ = write!(
                    words,
                    " <button type=\"button\" data-opponent=\"{place}\" data-side=\"{side}\">{show}\
                     <span class=\"unseen\"> {}</span></button>",
                    text::against(opponent, SIDES[side])
                );
            }
            words.push_str("</div>");
        }
        if let (Opponent::Strategist, [Some(first), Some(second)]) = (opponent, proved) {
            let _ = write!(words, "<p>{}</p>", text::strategist_answer(first, second));
        }
    }
    words
}

fn asked_for(event: &web_sys::Event) -> Option<(Opponent, usize)> {
    let target: web_sys::Element = event.target()?.dyn_into().ok()?;
    let button = target.closest("[data-opponent]").ok()??;
    let opponent: usize = button.get_attribute("data-opponent")?.parse().ok()?;
    let side = button.get_attribute("data-side")?.parse().ok()?;
    Some((*Opponent::ALL.get(opponent)?, side))
}

/// Lays a shortest game that beats this opponent on the board, to be stepped through.
fn show_a_win(table: Table, opponent: Opponent, side: usize) {
    let place = Opponent::ALL.iter().position(|&it| it == opponent).unwrap_or_default();
    let (first, starter) = [(Seat::One, Starter::One), (Seat::Two, Starter::Two)][side.min(1)];
    let line = table.overview.with_untracked(|overview| {
        let strength = overview.strengths[place].get(side)?.as_ref()?;
        Some((overview.setup.rules, strength.line.clone()?))
    });
    let Some((rules, line)) = line else { return };
    let players = Players::Computer(opponent);
    let setup = Setup { rules, players, starter, mark: MarkChoice::StarterIsX };
    if let Ok(game) = Game::replay(rules, line) {
        let mut replay = Replay::new(setup, Seating { first, x: first }, game);
        replay.go_to(0);
        close_all();
        table.look_at(replay);
    }
}
