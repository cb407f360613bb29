//! Who stood better after each move of a game, as a chart that leads through the game.

use std::fmt::Write;

use crate::app::review::actions;
use crate::{
    app::{
        game::{Page, action::LazyAction, signals::UiState, state::GameState},
        ui::{
            elements::{SLIDER, place_on_slider},
            live::{classes, live, live_text, piece},
            steps::{StepSlider, Walk},
        },
    },
    engine::{Side, advice::Evaluation},
    session::{Mark, Pieces, Replay},
    words::{Piece, Text, phrases},
};
use leptos::{ev, prelude::*};

/// The way through the moves of a game.
pub(crate) const WALK: Walk = Walk {
    id: SLIDER,
    name: Text::AtMove,
    steps: [Text::ToBeginning, Text::OneMoveBack, Text::OneMoveOn, Text::ToEnd],
    action: LazyAction::GoTo,
    last: |ui| ui.game.read().mode.replay().map_or(0, |replay| replay.moves().len()),
    at: |ui| ui.game.read().mode.replay().map_or(0, Replay::at),
    value_text,
    go_to: actions::go_to,
};

/// The chart is so wide and high, and is drawn as large as there is room: only lines keep their width.
const WIDTH: usize = 1000;
const HEIGHT: i32 = 100;

/// Draws something of a game.
type Draw = fn(&Replay) -> String;

/// What is drawn, by its class, one over the other.
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

/// The chart, with the slider over it, so that one control is reached by finger, mouse, keys and screen reader.
#[component]
pub(crate) fn Chart(page: Page) -> impl IntoView {
    let ui = page.ui;
    let drawn = move |draw: Draw| {
        live_text(move || ui.game.read().mode.replay().map_or_else(String::new, draw))
    };
    // Where sliders follow only their thumb, a tap beside it leads there as well.
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
                            <div class="piece"></div>
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

fn class(ui: UiState, _: usize) -> String {
    let game = ui.game.read();
    classes(&[
        ("chart", true),
        ("stones", game.setup.pieces == Pieces::Stones),
        ("hidden", game.mode.replay().is_none()),
    ])
}

/// The first side is above, the second below.
fn side_class(ui: UiState, place: usize) -> String {
    let game = ui.game.read();
    let is_x = game.mark_of(game.seating.seat(Side::at_ply(place))) == Mark::X;
    classes(&[("x", is_x), ("o", !is_x)])
}

/// What the sides wear, in the order of play.
pub(crate) fn pieces(game: &GameState) -> [Piece; 2] {
    [Side::First, Side::Second].map(|side| piece(game, game.seating.seat(side)))
}

/// The move that is shown, and who stands better after it.
fn value_text(ui: UiState) -> String {
    let game = &*ui.game.read();
    let Some(replay) = game.mode.replay() else { return String::new() };
    let made = game.last_move.map(|(by, cell)| (piece(game, by), cell));
    let place = phrases::move_of(replay.at(), replay.moves().len(), made);
    let better = phrases::who_stands_better(replay.evaluation(replay.at()), pieces(game));
    if better.is_empty() { place } else { phrases::list(&[place, better]) }
}

/// How far to the right the place after this many moves is.
fn across(replay: &Replay, at: usize) -> usize {
    at * WIDTH / replay.moves().len().max(1)
}

/// How far down an evaluation is. Only what is proved reaches the edges.
fn down(evaluation: Evaluation) -> Option<i32> {
    let chance = i32::from(evaluation.chance()?);
    Some(match evaluation {
        Evaluation::Won(..) => HEIGHT - chance * HEIGHT / 1000,
        _ => HEIGHT * 9 / 10 - chance * (HEIGHT * 8 / 10) / 1000,
    })
}

/// Evaluations that follow one another, as a line, or as the area between it and the middle.
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

/// Where a win is proved: dots at the edge of the side that has it.
fn proved(replay: &Replay) -> String {
    let is_won = |at: &usize| replay.evaluation(*at).winner().is_some();
    (0..=replay.moves().len()).filter(is_won).map(|at| dot(replay, at)).collect()
}

/// A dot, as a line of no length with round ends.
fn dot(replay: &Replay, at: usize) -> String {
    let y = down(replay.evaluation(at)).unwrap_or(HEIGHT / 2);
    format!("M{} {y}h0", across(replay, at))
}
