//! The flat board: its cells in rows, and the drawings below and above them.

pub(crate) mod ground;
pub(crate) mod labels;

use std::iter;

use crate::{
    app::{
        board::{
            aim::label_offset,
            cell::BoardCell,
            flat::{ground::Ground, labels::StarsAndLabels},
            layout::BoardLayout,
            layout_text::layout_text,
            signals::ShownCell,
            strokes::{Strokes, stroke},
            zoom::bring_into_view,
        },
        game::{Page, signals::UiState},
        ui::{
            elements::{board, board_area, cell_element},
            live::{aria, classes, live},
            text_content::text_content,
        },
    },
    engine::{Cell, Form},
    platform::screen,
    words::phrases,
};
use leptos::{html, prelude::*};
use web_sys::Element;

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

/// Scrolls a zoomed board to each move that is made, undone or shown, and to the winning lines.
fn scroll_to_moves(page: Page) {
    Effect::new(move |before: Option<[Vec<Cell>; 2]>| {
        let now = page.ui.game.with(|game| {
            let last: Vec<_> = game.last_move.iter().map(|&(_, cell)| cell).collect();
            let lines = game.lines.iter().flat_map(|line| line.cells()).collect();
            [last, lines]
        });
        if before.is_some_and(|before| before != now) && !page.is_endless() {
            for cells in &now {
                bring_into_view(cells);
            }
        }
        now
    });
}

/// The drawings around the cells of a flat board: star points and coordinates, winning strokes, and the lines to the
/// selected cell.
#[component]
pub(crate) fn FlatOverlay(page: Page) -> impl IntoView {
    let ui = page.ui;
    scroll_to_moves(page);
    view! {
        <StarsAndLabels page />
        <Strokes ui view_box=layout_text(page, ground::view_box) path=strokes />
        <div
            class=live(ui, 0, aim)
            aria-hidden="true"
            style:--column=live(ui, 0, |ui, _| aimed(ui).column().to_string())
            style:--row=live(ui, 0, |ui, _| aimed(ui).row().to_string())
        >
            {html::div().class("crosshair")}
            <div
                class="label"
                style:translate=live(ui, 0, translation)
                prop:textContent=text_content(live(ui, 0, |ui, _| aimed(ui).to_string()))
            ></div>
        </div>
    }
}

/// Returns the selected cell; any if there is none.
fn aimed(ui: UiState) -> Cell {
    ui.aids.read().pending.unwrap_or_default()
}

/// Returns how far the label of the selected cell is moved from the middle of the cell. Measuring lays out the page, so this
/// is done once for both directions.
fn translation(ui: UiState, _: usize) -> String {
    let [right, down] = aim_offset(ui);
    format!("calc({right}px - 50%) calc({down}px - 50%)")
}

/// Returns where the middle of the label of the selected cell is, in CSS pixels from the middle of the cell.
fn aim_offset(ui: UiState) -> [i32; 2] {
    let measured = ui.aids.read().pending.and_then(|cell| {
        let (cell, area, board) = (cell_element(cell)?, board_area()?, board()?);
        let label = screen::size_of(".label")?;
        let [cell, area, board] = [&*cell, &area, &board].map(Element::get_bounding_client_rect);
        let (left, top) = (area.left().max(board.left()), area.top().max(board.top()));
        let (right, bottom) = (area.right().min(board.right()), area.bottom().min(board.bottom()));
        let middle = [cell.left() + cell.width() / 2.0, cell.top() + cell.height() / 2.0];
        let from_corner = [middle[0] - left, middle[1] - top];
        Some(label_offset(from_corner, [right - left, bottom - top], [label.0, label.1]))
    });
    measured.unwrap_or_default().map(screen::whole)
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

/// Returns the classes of the lines to the selected cell, and of its label.
fn aim(ui: UiState, _: usize) -> String {
    let is_aiming = ui.aids.read().pending.is_some() && ui.game.read().mode.is_playing();
    classes(&[("aim", true), ("shown", is_aiming)])
}
