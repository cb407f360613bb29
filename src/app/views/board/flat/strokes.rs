use super::ground;
use crate::{
    app::{
        actions::Controller,
        state::UiState,
        views::{
            board::laid,
            shown::{classes, shown},
        },
    },
    engine::{Line, Shape},
};
use leptos::prelude::*;

/// How far a stroke reaches beyond the middle of its last cells, in the units of the ground.
const OVERHANG: i16 = 6;

/// The stroke through each line that won.
#[component]
pub(super) fn Strokes(controller: Controller) -> impl IntoView {
    let path = || shown(controller.ui, 0, path);
    view! {
        <svg class=shown(controller.ui, 0, class) viewBox=laid(controller, ground::view_box) aria-hidden="true">
            <path class="edge" d=path() pathLength="1" />
            <path d=path() pathLength="1" />
        </svg>
    }
}

fn class(ui: UiState, _: usize) -> String {
    classes(&[("strokes", true), ("drawn", !ui.game.read().lines.is_empty())])
}

fn path(ui: UiState, _: usize) -> String {
    let game = ui.game.read();
    let shape = game.setup.rules.shape();
    let is_flat = |line: &&Line| shape.contains(line.start()) && line.start().level().is_none();
    let flat = game.lines.iter().filter(is_flat).filter(|_| shape.has_end());
    flat.map(|line| stroke(*line, shape)).collect()
}

/// The stroke as path data, from the top left of the board.
fn stroke(line: Line, shape: Shape) -> String {
    let middle = |cell| ground::middle(shape, cell).map(u16::cast_signed);
    let beyond = |from: i16, to: i16| to + (to - from).signum() * OVERHANG;
    let ([x1, y1], [x2, y2]) = (middle(line.start()), middle(line.end()));
    let (from_x, from_y, to_x, to_y) =
        (beyond(x2, x1), beyond(y2, y1), beyond(x1, x2), beyond(y1, y2));
    format!("M{from_x} {from_y}L{to_x} {to_y}")
}
