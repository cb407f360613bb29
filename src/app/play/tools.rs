use crate::{
    app::{
        board::space::view::STACK,
        game::{
            Page,
            action::{LazyAction, Zoom},
            signals::UiState,
        },
        threats::view::ThreatsSwitch,
        ui::{
            button::{Button, ButtonSpec, Buttons, ZOOM_IN, ZOOM_OUT},
            icon,
        },
    },
    words::Text,
};
use leptos::prelude::*;

const TOOLS: &[ButtonSpec] = &[
    ButtonSpec { class: "bare zooms", is_shown: is_zoomable, ..ZOOM_IN },
    ButtonSpec { class: "bare zooms", is_shown: is_zoomable, ..ZOOM_OUT },
    ButtonSpec {
        icon: icon::FIT,
        class: "bare zooms",
        is_shown: is_zoomable,
        ..ButtonSpec::lazy(Text::Fit, LazyAction::Zoom(Zoom::Fit))
    },
    STACK,
    ButtonSpec {
        icon: icon::DRAW,
        class: "bare",
        is_shown: |ui| {
            let game = ui.game.read();
            is_endless(ui) && !game.is_over() && game.mode.replay().is_none()
        },
        is_enabled: |ui| ui.controls.read().draw.can_offer,
        ..ButtonSpec::lazy(Text::OfferDraw, LazyAction::OfferDraw)
    },
];

fn is_zoomable(ui: UiState) -> bool {
    ui.controls.read().is_zoomable
}

fn is_endless(ui: UiState) -> bool {
    !ui.game.read().setup.rules.shape().has_end()
}

const AGREE: ButtonSpec = ButtonSpec {
    class: "agree",
    is_shown: |ui| ui.controls.read().draw.can_agree,
    ..ButtonSpec::lazy(Text::Agree, LazyAction::AgreeToDraw)
};

/// The buttons beside the status: they zoom a board whose cells are tiny, stack a board in space, offer a draw, and
/// show what threatens. Fingers and keys zoom too.
#[component]
pub(crate) fn Tools(page: Page) -> impl IntoView {
    view! {
        <Button page spec=AGREE />
        <div class="tools">
            <Buttons page specs=TOOLS />
            <ThreatsSwitch page />
        </div>
    }
}
