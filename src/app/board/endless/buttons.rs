//! The buttons beside an endless board.

use crate::{
    app::{
        board::{
            buttons::{ZOOM_IN, ZOOM_OUT},
            endless::{
                change_view,
                model::{ViewChange, Viewport},
                zoom_view,
            },
            gesture::Zoom,
        },
        game::signals::UiState,
        ui::{button::ButtonSpec, icon},
    },
    words::Text,
};

use leptos::prelude::*;

/// The buttons that move and zoom an endless board. Fingers, the wheel and keys do the same.
pub(crate) const BUTTONS: &[ButtonSpec] = &[
    ButtonSpec { is_shown: shows_cells, ..ZOOM_IN },
    ButtonSpec { is_shown: shows_cells, ..ZOOM_OUT },
    ButtonSpec {
        icon: icon::FIT,
        class: "bare",
        is_shown: shows_cells,
        is_enabled: |ui| !ui.game.read().is_empty(),
        ..ButtonSpec::new(Text::AllMarks, |page| zoom_view(page, Zoom::Fit))
    },
    ButtonSpec {
        icon: icon::CELLS,
        class: "bare",
        is_shown: |ui| !shows_cells(ui),
        ..ButtonSpec::new(Text::ToCells, |page| change_view(page, ViewChange::ToCells))
    },
    ButtonSpec {
        icon: icon::LAST_MOVE,
        class: "bare",
        is_enabled: |ui| ui.game.read().last_move.is_some(),
        ..ButtonSpec::new(Text::ToLastMove, |page| change_view(page, ViewChange::ToLastMove))
    },
];

/// Returns whether the board shows cells rather than the map.
fn shows_cells(ui: UiState) -> bool {
    !ui.of::<Viewport>().read().is_map
}
