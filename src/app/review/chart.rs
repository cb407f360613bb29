//! The chart of a game: who stood better after each move. A press on it goes to a move.

use crate::{
    app::{
        game::{Page, signals::UiState},
        names::display,
        review::{
            actions, line, model,
            picture::{Draw, PATHS, dot},
        },
        ui::{
            elements::{SLIDER, place_on_slider},
            live::{classes, live, live_text},
            steps::{Step, StepSlider, Walk},
        },
    },
    engine::Side,
    session::{Mark, Pieces, Replay},
    words::Text,
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
    value_text: |ui| model::chart_words(&ui.game.read(), display::names()),
    go_to: line::go_to,
};

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
            line::go_to(page, at);
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
                            <span class="name" aria-hidden="true">
                                {live(ui, side, side_name)}
                            </span>
                            <span class="unseen">{live(ui, side, side_words)}</span>
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
        ("treed", game.has_variations()),
        ("hidden", game.mode.review().is_none() || game.shows_invitation()),
    ])
}

/// Returns the name of the player of a side.
fn side_name(ui: UiState, place: usize) -> String {
    model::side_name(&ui.game.read(), display::names(), Side::at_ply(place))
}

/// Says which pieces the player of a side has.
fn side_words(ui: UiState, place: usize) -> String {
    model::side_words(&ui.game.read(), display::names(), Side::at_ply(place))
}

/// Returns the classes of a side. The first side is above, the second below.
fn side_class(ui: UiState, place: usize) -> String {
    let game = ui.game.read();
    let is_x = game.mark_of(game.seating.seat(Side::at_ply(place))) == Mark::X;
    classes(&[("x", is_x), ("o", !is_x)])
}
