use crate::{
    app::{
        actions::{LazyAction, ViewChange, Zoom},
        state::UiState,
        views::{button::ButtonSpec, icon},
    },
    words::texts,
};
use leptos::prelude::*;

/// What leads over a board without end. Fingers, wheel and keys do so too.
pub(super) const BUTTONS: &[ButtonSpec] = &[
    ButtonSpec {
        icon: icon::PLUS,
        class: "bare",
        is_shown: shows_cells,
        ..ButtonSpec::lazy(texts().zoom_in, LazyAction::Zoom(Zoom::In))
    },
    ButtonSpec {
        icon: icon::MINUS,
        class: "bare",
        is_shown: shows_cells,
        ..ButtonSpec::lazy(texts().zoom_out, LazyAction::Zoom(Zoom::Out))
    },
    ButtonSpec {
        icon: icon::FIT,
        class: "bare",
        is_shown: shows_cells,
        is_live: |ui| !ui.game.read().is_empty(),
        ..ButtonSpec::lazy(texts().all_marks, LazyAction::View(ViewChange::ToAllMarks))
    },
    ButtonSpec {
        icon: icon::CELLS,
        class: "bare",
        is_shown: |ui| !shows_cells(ui),
        ..ButtonSpec::lazy(texts().to_cells, LazyAction::View(ViewChange::ToCells))
    },
    ButtonSpec {
        icon: icon::LAST_MOVE,
        class: "bare",
        is_live: |ui| ui.game.read().last_move.is_some(),
        ..ButtonSpec::lazy(texts().to_last_move, LazyAction::View(ViewChange::ToLastMove))
    },
];

fn shows_cells(ui: UiState) -> bool {
    !ui.viewport.read().is_map
}
