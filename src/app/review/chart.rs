//! The chart of a game: who stood better after each move. A press on it goes to a move.

use std::fmt::Write;

use crate::{
    app::{
        game::{Page, signals::UiState, state::GameState},
        review::actions,
        ui::{
            elements::{SLIDER, place_on_slider},
            live::{classes, live, live_text, piece},
            steps::{Step, StepSlider, Walk},
        },
    },
    engine::{Side, advice::Evaluation},
    session::{Mark, Pieces, Replay},
    words::{Piece, Text, phrases},
};

use leptos::{ev, html, prelude::*};

/// The steps through the moves of a game.
pub(crate) const WALK: Walk = Walk {
    id: SLIDER,
    name: Text::AtMove,
    steps: [
        (Text::ToBeginning, |page| actions::step(page, Step::First)),
        (Text::OneMoveBack, |page| actions::step(page, Step::Back)),
        (Text::OneMoveOn, |page| actions::step(page, Step::On)),
        (Text::ToEnd, |page| actions::step(page, Step::Last)),
    ],
    last: |ui| ui.game.read().mode.replay().map_or(0, |replay| replay.moves().len()),
    at: |ui| ui.game.read().mode.replay().map_or(0, Replay::at),
    value_text,
    go_to: actions::go_to,
};

/// The width and height of the chart in its own units. It is scaled to the available room; only its lines keep their
/// width.
const WIDTH: usize = 1000;
const HEIGHT: i32 = 100;

/// Returns the path data of a part of the chart.
type Draw = fn(&Replay) -> String;

/// The parts of the chart with their classes, from back to front.
const PATHS: [(&str, Draw); 5] = [
    ("area", |replay| course(replay, true)),
    ("course", |replay| course(replay, false)),
    ("proved", proved),
    ("decisive", |replay| {
        let at = replay.review().decisive.map(|ply| ply + 1);
        at.map_or_else(String::new, |at| format!("M{} 0V{HEIGHT}", across(replay, at)))
    }),
    ("now", |replay| format!("M{} 0V{HEIGHT}", across(replay, replay.at()))),
];

/// The chart, with the slider over it, so that a single control serves fingers, mouse, keys and screen readers.
#[component]
pub(crate) fn Chart(page: Page) -> impl IntoView {
    let ui = page.ui;
    let drawn = move |draw: Draw| {
        live_text(move || ui.game.read().mode.replay().map_or_else(String::new, draw))
    };
    // In browsers whose sliders move only by their thumb, a tap beside the thumb works as well.
    let on_pointer = move |event: ev::PointerEvent| {
        if event.buttons() == 1
            && let Some(at) = place_on_slider(&event, (WALK.last)(ui))
            && at != (WALK.at)(ui)
        {
            actions::go_to(page, at);
        }
    };
    view! {
        <div
            class=live(ui, 0, class)
            on:pointerdown:capture=on_pointer
            on:pointermove:capture=on_pointer
        >
            {[0, 1]
                .map(|side| {
                    view! {
                        <div class=live(ui, side, side_class)>
                            {html::div().class("piece")}
                        </div>
                    }
                })}
            <svg viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
                {PATHS.map(|(class, draw)| view! { <path class=class d=drawn(draw) /> })}
                <path class="dot" d=drawn(|replay| dot(replay, replay.at())) />
            </svg>
            <StepSlider page walk=WALK />
        </div>
    }
}

/// Returns the classes of the chart.
fn class(ui: UiState, _: usize) -> String {
    let game = ui.game.read();
    classes(&[
        ("chart", true),
        ("stones", game.setup.pieces == Pieces::Stones),
        ("hidden", game.mode.replay().is_none() || game.shows_invitation()),
    ])
}

/// Returns the classes of a side. The first side is above, the second below.
fn side_class(ui: UiState, place: usize) -> String {
    let game = ui.game.read();
    let is_x = game.mark_of(game.seating.seat(Side::at_ply(place))) == Mark::X;
    classes(&[("x", is_x), ("o", !is_x)])
}

/// Returns the pieces of the sides, in the order of play.
pub(crate) fn pieces(game: &GameState) -> [Piece; 2] {
    [Side::First, Side::Second].map(|side| piece(game, game.seating.seat(side)))
}

/// Returns the move that is shown, and who stands better after it.
fn value_text(ui: UiState) -> String {
    let game = &*ui.game.read();
    let Some(replay) = game.mode.replay() else { return String::new() };
    let made = game.last_move.map(|(by, cell)| (piece(game, by), cell));
    let place = phrases::move_of(replay.at(), replay.moves().len(), made);
    let better = phrases::who_stands_better(replay.evaluation(replay.at()), pieces(game));
    if better.is_empty() { place } else { phrases::list(&[place, better]) }
}

/// Returns the distance from the left of the position after this many moves.
fn across(replay: &Replay, at: usize) -> usize {
    at * WIDTH / replay.moves().len().max(1)
}

/// Returns the distance of an evaluation from the top. Only proved results reach the edges.
fn down(evaluation: Evaluation) -> Option<i32> {
    let chance = i32::from(evaluation.chance()?);
    Some(match evaluation {
        Evaluation::Won(..) => HEIGHT - chance * HEIGHT / 1000,
        _ => HEIGHT * 9 / 10 - chance * (HEIGHT * 8 / 10) / 1000,
    })
}

/// Returns the evaluations as a line, or as the area between the line and the middle.
fn course(replay: &Replay, is_area: bool) -> String {
    let mut path = String::new();
    let mut before = None;
    for at in 0..=replay.moves().len() + 1 {
        let (x, y) = (across(replay, at), down(replay.evaluation(at)));
        // Writing to a string never fails.
        let _ = match (before, y) {
            (None, Some(y)) if is_area => write!(path, "M{x} {}V{y}", HEIGHT / 2),
            (None, Some(y)) => write!(path, "M{x} {y}"),
            (Some(_), Some(y)) => write!(path, "L{x} {y}"),
            (Some(_), None) if is_area => write!(path, "V{}Z", HEIGHT / 2),
            (_, None) => Ok(()),
        };
        before = y;
    }
    path
}

/// Returns dots where a win is proved, at the edge of the winning side.
fn proved(replay: &Replay) -> String {
    let is_won = |at: &usize| replay.evaluation(*at).winner().is_some();
    (0..=replay.moves().len()).filter(is_won).map(|at| dot(replay, at)).collect()
}

/// Returns a dot: a line of length zero with round ends.
fn dot(replay: &Replay, at: usize) -> String {
    let y = down(replay.evaluation(at)).unwrap_or(HEIGHT / 2);
    format!("M{} {y}h0", across(replay, at))
}
