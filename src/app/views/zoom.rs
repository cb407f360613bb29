use super::{
    board::STACK,
    button::{ButtonSpec, Buttons},
    icon,
};
use crate::{
    app::actions::{Action, Controller, zoom::Zoom},
    words::texts,
};
use leptos::prelude::*;

const ZOOM: &[ButtonSpec] = &[
    ButtonSpec {
        icon: icon::PLUS,
        class: "bare",
        is_shown: |ui| ui.game.read().has_tiny_cells,
        ..ButtonSpec::new(texts().zoom_in, Action::Zoom(Zoom::In))
    },
    ButtonSpec {
        icon: icon::MINUS,
        class: "bare",
        is_shown: |ui| ui.game.read().has_tiny_cells,
        ..ButtonSpec::new(texts().zoom_out, Action::Zoom(Zoom::Out))
    },
    ButtonSpec {
        icon: icon::FIT,
        class: "bare",
        is_shown: |ui| ui.game.read().has_tiny_cells,
        ..ButtonSpec::new(texts().fit, Action::Zoom(Zoom::Fit))
    },
    STACK,
];

/// The buttons that zoom a board whose cells are tiny, and the one that stacks a board in space. Fingers and keys zoom
/// without them.
#[component]
pub(crate) fn ZoomButtons(controller: Controller) -> impl IntoView {
    view! {
        <div class="zoom">
            <Buttons controller specs=ZOOM />
        </div>
    }
}
