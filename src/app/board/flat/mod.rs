//! The flat board: its cells in rows, and the drawings below and above them.

pub(crate) mod ground;
pub(crate) mod labels;

use std::iter;

use crate::{
    app::{
        board::{
            cell::BoardCell,
            flat::{ground::Ground, labels::StarsAndLabels},
            layout::BoardLayout,
            layout_text::layout_text,
            signals::ShownCell,
            strokes::{Strokes, stroke},
        },
        game::{Page, signals::UiState},
        ui::live::{aria, classes, live},
    },
    engine::Form,
    words::phrases,
};
use leptos::prelude::*;

/// The cells of a flat board, and the lines below them.
#[component]
pub(crate) fn FlatBoard(page: Page) -> impl IntoView {
    let ui = page.ui;
    view! {
        <Ground page />
        <div
            role="grid"
            class=layout_text(page, |layout| classes(&[("grid", true), ("hidden", !layout.is_flat())]))
            aria-label=layout_text(page, |layout| phrases::game_name(layout.rules))
            aria-busy=live(ui, 0, |ui, _| aria(ui.controls.read().thinking))
        >
            {move || rows(page.board.layout.get(), page.board.cells())}
        </div>
    }
}

/// The drawings around the cells of a flat board: star points and coordinates, winning strokes, and the lines to the
/// selected cell.
#[component]
pub(crate) fn FlatOverlay(page: Page) -> impl IntoView {
    let ui = page.ui;
    view! {
        <StarsAndLabels page />
        <Strokes ui view_box=layout_text(page, ground::view_box) path=strokes />
        <div
            class=live(ui, 0, crosshair)
            style:--column=live(
                ui,
                0,
                |ui, _| ui.aids.read().pending.unwrap_or_default().column().to_string(),
            )
            style:--row=live(
                ui,
                0,
                |ui, _| ui.aids.read().pending.unwrap_or_default().row().to_string(),
            )
        ></div>
    }
}

/// Returns the strokes through the winning lines as path data; none on other boards.
fn strokes(ui: UiState, _: usize) -> String {
    let game = ui.game.read();
    let shape = game.setup.rules.shape();
    let is_flat = matches!(shape.form(), Form::Flat { .. });
    let lines = game.lines.iter().filter(|line| is_flat && shape.contains(line.start()));
    let middle = |cell| ground::middle(shape, cell).map(i32::from);
    lines.map(|line| stroke(middle(line.start()), middle(line.end()))).collect()
}

/// Renders the cells in their rows from the top; none on a 3D board.
fn rows(layout: BoardLayout, cells: Vec<ShownCell>) -> impl IntoView {
    let (pieces, run) = (layout.pieces, layout.rules.run());
    let mut cells = cells.into_iter();
    let row = || -> Vec<_> {
        let cells = cells.by_ref().take(layout.rules.shape().columns().into());
        cells.map(|(cell, state)| view! { <BoardCell cell pieces run state /> }).collect()
    };
    let count = if layout.is_flat() { layout.rules.shape().rows() } else { 0 };
    iter::repeat_with(row)
        .take(count.into())
        .map(|cells| {
            view! {
                <div role="row" class="row">
                    {cells}
                </div>
            }
        })
        .collect::<Vec<_>>()
}

fn crosshair(ui: UiState, _: usize) -> String {
    let game = ui.game.read();
    let is_pending = ui.aids.read().pending.is_some() && game.mode.is_playing();
    classes(&[("crosshair", true), ("hidden", !is_pending)])
}
