use std::fmt::Write as _;

use super::{
    button::{Button, HOW_MINIMAX_THINKS},
    dialog::DialogTop,
    event,
    no_analysis::NoAnalysis,
    shown::{shown, shown_text},
};
use crate::{
    app::{
        actions::{Controller, close_all},
        state::{Dialog, UiState},
    },
    engine::{Game, Side, bots::Opponent, strength::Strength},
    session::{Players, Replay, Seat, Seating, Setup, Starter},
    words::{Text, phrases, text},
};
use leptos::{ev, prelude::*};

/// How strong the opponents are, with a game that beats them where there is one.
///
/// What is proved appears while the dialog is read, so it stands below everything else, and the dialog is as tall as
/// the window from the beginning: nothing moves away from under a finger.
#[component]
pub(crate) fn StrengthDialog(controller: Controller) -> impl IntoView {
    let on_click = move |event: ev::MouseEvent| {
        if let Some((opponent, side)) = asked_for(&event) {
            show_a_win(controller, opponent, side);
        }
    };
    view! {
        <dialog id=Dialog::Strength.id() class="dialog tall" aria-label=shown_text(Text::Strength)>
            <DialogTop controller dialog=Dialog::Strength />
            <div class="prose">
                <p>{shown_text(Text::StrengthIsProved)}</p>
            </div>
            <Button controller spec=HOW_MINIMAX_THINKS />
            <NoAnalysis controller />
            <div
                class="prose"
                on:click:capture=on_click
                inner_html=shown(controller.ui, 0, |ui, _| proofs(ui))
            ></div>
        </dialog>
    }
}

/// What is proved so far, opponent by opponent.
fn proofs(ui: UiState) -> String {
    let mut proofs = String::new();
    for opponent in Opponent::by_rule() {
        if let Some(proved) = ui.analysis.read().strength_of(opponent) {
            add_section(&mut proofs, opponent, proved);
        }
    }
    proofs
}

/// All that is to be said about an opponent. The buttons are told apart by `data-side`.
fn add_section(words: &mut String, opponent: Opponent, proved: &[Strength; 2]) {
    let (name, character) = (phrases::opponent(opponent), phrases::opponent_character(opponent));
    // A string takes everything.
    let _ = write!(words, "<h3>{name}</h3><p class=\"quiet\">{character}</p>");
    for (place, (strength, side)) in proved.iter().zip([Side::First, Side::Second]).enumerate() {
        let figure = phrases::strength(strength, side);
        let _ = write!(words, "<div class=\"figure\"><p>{figure}</p>");
        if strength.line.is_some() {
            let show = text(Text::ShowAWin);
            let against = phrases::against(opponent, side);
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
        let _ = write!(words, "<p>{}</p>", phrases::strategist_answer(first, second));
    }
}

fn asked_for(event: &web_sys::Event) -> Option<(Opponent, usize)> {
    let opponent = event::hit(event, "data-opponent")?.get_attribute("data-opponent")?;
    Some((Opponent::from_id(&opponent)?, event::said(event, "data-side")?))
}

/// Lays a shortest game that beats this opponent on the board, to be stepped through.
fn show_a_win(controller: Controller, opponent: Opponent, side: usize) {
    let (first, starter) = [(Seat::One, Starter::One), (Seat::Two, Starter::Two)][side.min(1)];
    let line = controller
        .ui
        .analysis
        .with_untracked(|it| it.strength_of(opponent)?.get(side)?.line.clone());
    let Some(line) = line else { return };
    let players = Players::Computer(opponent);
    let setup = Setup { players, starter, ..Setup::DEFAULT };
    if let Ok(game) = Game::replay(setup.rules, line) {
        let mut replay = Replay::new(setup, Seating { first, x: first }, game);
        replay.go_to(0);
        close_all();
        controller.look_at(replay);
    }
}
