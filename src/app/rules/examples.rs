//! Pictures of the positions that explain a variant.

use std::fmt::Write;

use crate::{
    app::{
        game::Page,
        rules::model::{COLUMNS, CORNER, Example, ExamplePosition, ROWS, examples},
        ui::live::{classes, live, translated},
    },
    engine::{Board, Cell, Judgement, Line, Side, Variant},
};
use leptos::prelude::*;

/// The distance between two crossings, in the units of the picture.
const APART: i16 = 10;

/// The variants that have examples.
const VARIANTS: [Variant; 3] = [Variant::Renju, Variant::Caro, Variant::CaroOverlines];

/// The pictures that explain the variant of the game on the board; hidden if it needs no explanation.
#[component]
pub(crate) fn Examples(page: Page) -> impl IntoView {
    let lists = VARIANTS.into_iter().enumerate().map(|(place, variant)| {
        let class = live(page.ui, place, |ui, place| {
            let is_played = ui.game.read().setup.rules.variant() == VARIANTS[place];
            classes(&[("lines examples", true), ("hidden", !is_played)])
        });
        let pictures = examples(variant).iter().filter_map(|it| picture(it, variant));
        view! { <ul class=class>{pictures.collect::<Vec<_>>()}</ul> }
    });
    lists.collect::<Vec<_>>()
}

/// Returns the picture of an example with its caption.
fn picture(example: &Example, variant: Variant) -> Option<impl IntoView + use<>> {
    let ExamplePosition { board, cell, judgement, rows } = example.position(variant)?;
    let (class, symbol) = match judgement {
        Judgement::Wins(_) => ("line won", ring(cell)),
        Judgement::Free => ("line", ring(cell)),
        Judgement::Forbidden(_) => ("line lost", cross(cell)),
    };
    let line = strokes(&rows) + &symbol;
    let edge = line.clone();
    let [first, second] = [Side::First, Side::Second].map(|side| stones(&board, side));
    Some(view! {
        <li>
            <svg class="picture dots stones" viewBox="0 0 90 70" aria-hidden="true">
                <path d=crossings() />
                <path class="first" d=first />
                <path class="second" d=second />
                <path class="line edge" d=edge />
                <path class=class d=line />
            </svg>
            {translated(example.caption)}
        </li>
    })
}

/// Returns the place of a cell in the picture.
fn place(cell: Cell) -> [i16; 2] {
    let (column, row) = (cell.column() - CORNER.column(), cell.row() - CORNER.row());
    [column, i16::from(ROWS) - 1 - row].map(|at| at * APART + APART / 2)
}

/// Returns the lines of the board, which run through the whole picture, as path data.
fn crossings() -> String {
    let mut path = String::new();
    let [width, height] = [COLUMNS, ROWS].map(|count| i16::from(count) * APART);
    for column in 0..i16::from(COLUMNS) {
        // Writing to a string never fails.
        let _ = write!(path, "M{} 0v{height}", column * APART + APART / 2);
    }
    for row in 0..i16::from(ROWS) {
        let _ = write!(path, "M0 {}h{width}", row * APART + APART / 2);
    }
    path
}

/// Returns the stones of a side as lines of length zero, whose round ends make them dots.
fn stones(board: &Board, side: Side) -> String {
    let mut path = String::new();
    for (cell, _) in board.marks().filter(|&(_, owner)| owner == side) {
        let [x, y] = place(cell);
        // Writing to a string never fails.
        let _ = write!(path, "M{x} {y}h0");
    }
    path
}

/// Returns strokes along rows, as path data. Those in the same direction are drawn side by side.
fn strokes(rows: &[Line]) -> String {
    let mut path = String::new();
    for (number, row) in rows.iter().enumerate() {
        let is_parallel = |other: &Line| other.direction() == row.direction();
        let follows = rows[..number].iter().any(is_parallel);
        let is_followed = rows[number + 1..].iter().any(is_parallel);
        let shift = 2 * (i16::from(follows) - i16::from(is_followed));
        let [[x1, y1], [x2, y2]] = [row.start(), row.end()].map(place);
        let (right, down) = ((y1 - y2).signum() * shift, (x2 - x1).signum() * shift);
        // Writing to a string never fails.
        let _ = write!(path, "M{} {}l{} {}", x1 + right, y1 + down, x2 - x1, y2 - y1);
    }
    path
}

/// Returns a ring around a cell, as path data.
fn ring(cell: Cell) -> String {
    let [x, y] = place(cell);
    format!("M{} {y}a4 4 0 1 0 8 0a4 4 0 1 0-8 0", x - 4)
}

/// Returns a cross on a cell, as path data.
fn cross(cell: Cell) -> String {
    let [x, y] = place(cell);
    format!("M{} {}l8 8m0-8l-8 8", x - 4, y - 4)
}
