use super::{
    board::STACK,
    button::{ButtonSpec, Buttons},
    icon,
};
use crate::{
    app::actions::{Action, Controller, LazyAction, zoom::Zoom},
    words::texts,
};
use leptos::prelude::*;

const TOOLS: &[ButtonSpec] = &[
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
    ButtonSpec {
        icon: icon::EYE,
        class: "bare",
        is_shown: |ui| {
            let game = ui.game.read();
            game.seat_to_move().is_some() && game.replay.is_none()
        },
        ..ButtonSpec::lazy(texts().what_threatens, LazyAction::TellThreats)
    },
];

/// The buttons beside the status: they zoom a board whose cells are tiny, stack a board in space, and tell what
/// threatens. Fingers and keys zoom too.
#[component]
pub(crate) fn Tools(controller: Controller) -> impl IntoView {
    view! {
        <div class="tools">
            <Buttons controller specs=TOOLS />
        </div>
    }
}
