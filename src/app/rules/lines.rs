//! Pictures of the lines in a cube.

use std::fmt::Write;

use crate::{
    app::{
        game::{Page, signals::UiState},
        ui::live::{classes, live, translated},
    },
    words::Text,
};
use leptos::prelude::*;

/// The width and height of a cell in the picture, the shift of each row to the right of the one in front of it, and the
/// distance between two layers; in the units of the picture.
const WIDE: u8 = 16;
const HIGH: u8 = 8;
const SHIFT: u8 = 6;
const APART: u8 = 32;

/// The number of cells to a side of the cube in the picture.
const SIDE: u8 = 3;

/// A line of each kind, with the column, row and layer of its cells, and its name.
const LINES: [([[u8; 3]; 3], Text); 5] = [
    ([[0, 1, 1], [1, 1, 1], [2, 1, 1]], Text::LineAlong),
    ([[0, 0, 0], [1, 1, 0], [2, 2, 0]], Text::LineDiagonal),
    ([[2, 1, 0], [2, 1, 1], [2, 1, 2]], Text::LineStraightUp),
    ([[0, 0, 0], [1, 0, 1], [2, 0, 2]], Text::LineUpAndAlong),
    ([[0, 0, 0], [1, 1, 1], [2, 2, 2]], Text::LineCornerToCorner),
];

/// A picture of each kind of line in a cube; hidden unless the board is a cube.
#[component]
pub(crate) fn LinesInSpace(page: Page) -> impl IntoView {
    let pictures = LINES.into_iter().map(|(cells, name)| {
        view! {
            <li>
                <svg viewBox="0 0 66 92" aria-hidden="true">
                    <path d=planes() />
                    <path class="line" d=line(cells) />
                </svg>
                {translated(name)}
            </li>
        }
    });
    view! { <ul class=live(page.ui, 0, class)>{pictures.collect::<Vec<_>>()}</ul> }
}

/// Returns the classes of the pictures.
fn class(ui: UiState, _: usize) -> String {
    let is_flat = ui.game.read().setup.rules.shape().layers() == 1;
    classes(&[("lines", true), ("hidden", is_flat)])
}

/// Returns the lines between the cells of all layers, as path data.
fn planes() -> String {
    let mut path = String::new();
    for layer in 0..SIDE {
        for place in 0..=SIDE {
            let [left, right] = [0, SIDE].map(|column| corner(column, place, layer));
            let [front, back] = [0, SIDE].map(|row| corner(place, row, layer));
            for [[x1, y1], [x2, y2]] in [[left, right], [front, back]] {
                // Writing to a string never fails.
                let _ = write!(path, "M{x1} {y1}L{x2} {y2}");
            }
        }
    }
    path
}

/// Returns a line through the middle of these cells, as path data.
fn line(cells: [[u8; 3]; 3]) -> String {
    let middles = cells.map(|[column, row, layer]| {
        let [x, y] = corner(column, row, layer);
        format!("{} {}", x + WIDE.midpoint(SHIFT), y - HIGH / 2)
    });
    format!("M{}", middles.join("L"))
}

/// Returns the left front corner of a cell.
fn corner(column: u8, row: u8, layer: u8) -> [u8; 2] {
    [column * WIDE + row * SHIFT, 91 - layer * APART - row * HIGH]
}
