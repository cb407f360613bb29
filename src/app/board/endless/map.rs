//! The map of an endless board: all its marks as dots.

use std::fmt::Write;

use crate::{
    app::{
        board::{
            endless::model::{ViewChange, Viewport, bounds},
            zoom,
        },
        game::{Page, signals::UiState},
        ui::live::{classes, live, live_text},
    },
    engine::{Cell, Side},
    session::Mark,
    words::phrases,
};

use leptos::{ev, prelude::*};
use web_sys::{Element, wasm_bindgen::JsCast};

/// All marks as dots, for marks that are too far apart to be shown as cells. A press goes to the nearest mark.
#[component]
pub(crate) fn Map(page: Page) -> impl IntoView {
    let ui = page.ui;
    let on_click = move |event: ev::MouseEvent| {
        // This is not a press on the board beneath.
        event.stop_propagation();
        if let Some(cell) = nearest(page, &event) {
            zoom::change_view_later(page, ViewChange::GoTo(cell));
        }
    };
    let dots = move |mark| live_text(move || dots(page, mark));
    view! {
        <svg
            class=live(ui, 0, class)
            viewBox=live_text(move || view_box(page))
            role="img"
            aria-label=live(ui, 0, |ui, _| phrases::all_marks(ui.game.read().history.len()))
            on:click:capture=on_click
        >
            <path class="last" d=live_text(move || last_move(page)) />
            <path class="of-x" d=dots(Mark::X) />
            <path class="of-o" d=dots(Mark::O) />
        </svg>
    }
}

fn class(ui: UiState, _: usize) -> String {
    classes(&[("map", true), ("hidden", !ui.of::<Viewport>().read().is_map)])
}

/// Returns the marks of the game on the screen while the map is shown, otherwise none.
fn marks(page: Page) -> Vec<(Cell, Side)> {
    let ui = page.ui;
    ui.game.track();
    if ui.of::<Viewport>().read().is_map { page.marks() } else { Vec::new() }
}

/// Returns the left, top, width and height of the drawing in cells, with a margin around the marks.
fn frame(marks: &[(Cell, Side)]) -> [i32; 4] {
    let [left, right, bottom, top] = bounds(marks).unwrap_or_default().map(i32::from);
    let around = |least: i32, most: i32| {
        let room = (most - least) / 12 + 2;
        (least - room, most - least + 2 * room)
    };
    let (left, width) = around(left, right);
    let (top, height) = around(-top, -bottom);
    [left, top, width, height]
}

fn view_box(page: Page) -> String {
    let [left, top, width, height] = frame(&marks(page));
    format!("{left} {top} {width} {height}")
}

/// Returns the dots of one kind of mark, as path data.
fn dots(page: Page, mark: Mark) -> String {
    let mut path = String::new();
    let seating = page.ui.game.with(|game| game.seating);
    for (cell, side) in marks(page) {
        if seating.mark(seating.seat(side)) == mark {
            add_dot(&mut path, cell);
        }
    }
    path
}

/// Returns the dot behind the last mark, as path data.
fn last_move(page: Page) -> String {
    let mut path = String::new();
    if let Some((_, cell)) = page.ui.game.read().last_move {
        add_dot(&mut path, cell);
    }
    path
}

/// Adds a line of length zero, whose round ends make it a dot.
fn add_dot(path: &mut String, cell: Cell) {
    // Writing to a string never fails.
    let _ = write!(path, "M{} {}h0", cell.column(), -i32::from(cell.row()));
}

/// Returns the cell of the mark nearest to a press.
fn nearest(page: Page, event: &ev::MouseEvent) -> Option<Cell> {
    let marks = page.marks();
    let map: Element = event.current_target()?.dyn_into().ok()?;
    let seen = map.get_bounding_client_rect();
    let [left, top, width, height] = frame(&marks).map(f64::from);
    // The browser scales the drawing to the largest size that fits, and centres it.
    let scale = (seen.width() / width).min(seen.height() / height);
    let x = (f64::from(event.client_x()) - seen.x() - seen.width() / 2.0) / scale + width / 2.0;
    let y = (f64::from(event.client_y()) - seen.y() - seen.height() / 2.0) / scale + height / 2.0;
    let (column, row) = (left + x, -(top + y));
    let distance = |cell: Cell| {
        (f64::from(cell.column()) - column).powi(2) + (f64::from(cell.row()) - row).powi(2)
    };
    let cells = marks.into_iter().map(|(cell, _)| cell);
    cells.min_by(|one, other| distance(*one).total_cmp(&distance(*other)))
}
