//! The threats of both sides: the switch, the legend of the signs on the cells, and the same in words.

use crate::{
    app::{
        game::{Page, signals::UiState},
        threats::{
            actions,
            model::{self, has_threats, sign_class},
        },
        ui::{
            icon,
            live::{LiveText, aria, classes, live, live_text, translated},
        },
    },
    engine::advice::ThreatKind,
    session::{Mark, MarkChoice, Pieces},
    words::{Text, phrases},
};
use leptos::prelude::*;

/// The switch that shows and hides the signs for threats. It is among the buttons below the board while a game is
/// played, and else beside the status.
#[component]
pub(crate) fn ThreatsSwitch(
    page: Page,
    /// Its class.
    class: &'static str,
    /// Whether this is the one below the board.
    is_below: bool,
) -> impl IntoView {
    let ui = page.ui;
    let class = live_text(move || {
        let is_shown = has_threats(&ui.game.read()) && ui.game.read().mode.is_playing() == is_below;
        classes(&[(class, true), ("hidden", !is_shown)])
    });
    let pressed = live_text(move || aria(ui.threats.read().is_on));
    view! {
        <button
            type="button"
            class=class
            aria-pressed=pressed
            on:click:capture=move |_| {
                actions::toggle_threats(page);
            }
        >
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
                <path d=icon::EYE />
            </svg>
            <span>{translated(Text::Threats)}</span>
        </button>
    }
}

/// The legend, and the threats in words, which are read aloud when they change.
#[component]
pub(crate) fn ThreatsLine(page: Page) -> impl IntoView {
    let ui = page.ui;
    let sign = move |kind| view! { <Sign ui kind /> };
    view! {
        <p class="unseen" role="log" aria-label=translated(Text::Threats)>
            {live(ui, 0, words)}
        </p>
        <ul class=live(ui, 0, legend_class) aria-hidden="true">
            {[Mark::X, Mark::O].map(|mark| view! { <Corner ui mark /> })}
            {ThreatKind::ALL.map(sign)}
        </ul>
    }
}

/// The corner of a cell with the signs of the side with this mark.
#[component]
fn Corner(ui: UiState, mark: Mark) -> impl IntoView {
    let class = live_text(move || {
        classes(&[
            ("corner", true),
            ("of-x", mark == Mark::X),
            ("of-o", mark == Mark::O),
            ("stones", ui.game.read().setup.pieces == Pieces::Stones),
        ])
    });
    let choice = if mark == Mark::X { MarkChoice::X } else { MarkChoice::O };
    let name: LiveText =
        live_text(move || phrases::mark_choice(choice, ui.game.read().setup.pieces));
    view! {
        <li>
            <span class=class></span>
            {name}
        </li>
    }
}

/// The sign for a kind of threat, and its name.
#[component]
fn Sign(ui: UiState, kind: ThreatKind) -> impl IntoView {
    let class = live_text(move || {
        // If three in a row win, there are no open threes.
        let is_there = kind != ThreatKind::OpenThree || run(ui) > 3;
        classes(&[("hidden", !is_there)])
    });
    let sign = sign_class(kind);
    view! {
        <li class=class>
            <span class=format!("sign {sign}")></span>
            {live_text(move || phrases::threat_sign(kind, run(ui)))}
        </li>
    }
}

/// Returns the length of a winning row.
fn run(ui: UiState) -> u8 {
    ui.game.read().setup.rules.run()
}

/// Returns the classes of the legend.
fn legend_class(ui: UiState, _: usize) -> String {
    let is_seen = ui.threats.read().is_on && has_threats(&ui.game.read());
    classes(&[("legend", true), ("hidden", !is_seen)])
}

/// Returns the threats in words.
fn words(ui: UiState, _: usize) -> String {
    model::words(&ui.game.read(), &ui.threats.read())
}
