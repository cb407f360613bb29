use super::shown::{piece, shown, shown_text};
use crate::{
    app::{
        actions::Controller,
        state::{Threats, UiState},
    },
    words::{Text, phrases, text},
};
use leptos::prelude::*;

/// The answer to *What threatens?*, read aloud when it comes.
#[component]
pub(crate) fn ThreatsLine(controller: Controller) -> impl IntoView {
    view! {
        <p class=shown(controller.ui, 0, class) role="log" aria-label=shown_text(Text::WhatThreatens)>
            {shown(controller.ui, 0, words)}
        </p>
    }
}

fn class(ui: UiState, _: usize) -> String {
    let answer = if words(ui, 0).is_empty() { "silent" } else { "quiet" };
    format!("threats {answer}")
}

fn words(ui: UiState, _: usize) -> String {
    let game = &*ui.game.read();
    match &*ui.threats.read() {
        Some(Threats { all, changes }) if *changes == game.changes => {
            let of_sides = all.chunk_by(|one, next| one.side == next.side);
            let told = of_sides.map(|of_side| {
                phrases::threats(piece(game, game.seating.seat(of_side[0].side)), of_side)
            });
            let told: Vec<_> = told.collect();
            if told.is_empty() { text(Text::NoThreats).to_owned() } else { told.join(" ") }
        }
        _ => String::new(),
    }
}
