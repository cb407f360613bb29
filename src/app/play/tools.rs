//! The tools beside the status.

use crate::{
    app::{
        board::{
            buttons::{ZOOM_IN, ZOOM_OUT},
            gesture::Zoom,
            space::model::Space,
            zoom::zoom,
        },
        game::{Page, actions::act, boards, signals::UiState},
        threats::view::ThreatsSwitch,
        ui::{
            button::{Button, ButtonSpec, Buttons},
            icon,
        },
    },
    session::Intent,
    words::Text,
};
use leptos::prelude::*;

/// The buttons that zoom, stack a 3D board, and offer a draw.
const TOOLS: &[ButtonSpec] = &[
    ButtonSpec { class: "bare zooms", is_shown: is_zoomable, ..ZOOM_IN },
    ButtonSpec { class: "bare zooms", is_shown: is_zoomable, ..ZOOM_OUT },
    ButtonSpec {
        icon: icon::FIT,
        class: "bare zooms",
        is_shown: is_zoomable,
        ..ButtonSpec::new(Text::Fit, |page| zoom(page, Zoom::Fit))
    },
    ButtonSpec {
        icon: icon::STACKED,
        class: "bare",
        is_shown: |ui| is_in_space(ui) && !ui.of::<Space>().read().is_stacked,
        ..ButtonSpec::new(Text::Stacked, |page| {
            boards::call(page, |boards, page| (boards.switch_space_view)(page));
        })
    },
    ButtonSpec {
        icon: icon::DRAW,
        class: "bare",
        is_shown: |ui| {
            let game = ui.game.read();
            is_endless(ui) && !game.is_over() && game.mode.replay().is_none()
        },
        is_enabled: |ui| ui.controls.read().draw.can_offer,
        ..ButtonSpec::new(Text::OfferDraw, |page| act(page, Intent::OfferDraw))
    },
];

/// Returns whether the board can be zoomed.
fn is_zoomable(ui: UiState) -> bool {
    ui.controls.read().is_zoomable
}

/// Returns whether this is a 3D board.
fn is_in_space(ui: UiState) -> bool {
    ui.game.read().setup.rules.shape().layers() > 1
}

/// Returns whether the board is endless.
fn is_endless(ui: UiState) -> bool {
    !ui.game.read().setup.rules.shape().has_end()
}

/// The button that accepts a draw.
const AGREE: ButtonSpec = ButtonSpec {
    class: "agree",
    is_shown: |ui| ui.controls.read().draw.can_agree,
    ..ButtonSpec::new(Text::Agree, |page| act(page, Intent::AgreeToDraw))
};

/// The buttons beside the status: they zoom a board whose cells would otherwise be too small, stack a 3D board, and offer
/// a draw; in a review, they also show threats. Fingers and keys zoom too.
#[component]
pub(crate) fn Tools(page: Page) -> impl IntoView {
    view! {
        <Button page spec=AGREE />
        <div class="tools">
            <Buttons page specs=TOOLS />
            <ThreatsSwitch page class="bare" is_below=false />
        </div>
    }
}
