use std::fmt::Write;

use crate::app::{
    actions::Controller,
    state::UiState,
    views::shown::{classes, shown},
};
use leptos::prelude::*;

/// The side of a cell, in the units of the drawing.
const CELL: i32 = 20;

/// How far a stroke reaches beyond the middle of its last cells, in the units of the drawing.
const OVERHANG: i32 = 6;

/// The stroke through each line that won, as far as it is seen.
#[component]
pub(super) fn Strokes(controller: Controller) -> impl IntoView {
    let ui = controller.ui;
    view! {
        <svg class=shown(ui, 0, class) viewBox=shown(ui, 0, view_box) aria-hidden="true">
            <path class="edge" d=shown(ui, 0, path) pathLength="1" />
            <path d=shown(ui, 0, path) pathLength="1" />
        </svg>
    }
}

fn class(ui: UiState, _: usize) -> String {
    classes(&[("strokes", true), ("drawn", !ui.game.read().lines.is_empty())])
}

fn view_box(ui: UiState, _: usize) -> String {
    let view = ui.viewport.read();
    format!("0 0 {} {}", i32::from(view.columns) * CELL, i32::from(view.rows) * CELL)
}

fn path(ui: UiState, _: usize) -> String {
    let (game, view) = (ui.game.read(), ui.viewport.read());
    let mut path = String::new();
    for line in &game.lines {
        let [(x1, y1), (x2, y2)] = [line.start(), line.end()].map(|cell| {
            let right = i32::from(cell.column()) - i32::from(view.left);
            let down = i32::from(view.top) - i32::from(cell.row());
            (right * CELL + CELL / 2, down * CELL + CELL / 2)
        });
        let beyond = |from: i32, to: i32| to + (to - from).signum() * OVERHANG;
        // A string takes everything.
        let _ = write!(
            path,
            "M{} {}L{} {}",
            beyond(x2, x1),
            beyond(y2, y1),
            beyond(x1, x2),
            beyond(y1, y2)
        );
    }
    path
}
