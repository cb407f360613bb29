//! The star points and the coordinates of a large board, below its marks.

use std::fmt::Write;

use crate::{
    app::{
        board::{
            flat::ground::{class, middle, size, view_box},
            layout::BoardLayout,
            layout_text::layout_text,
        },
        game::Page,
        ui::live::{classes, live_text},
    },
    engine::Cell,
    session::{Pieces, star_points},
};
use leptos::prelude::*;

/// The width of a character of a coordinate, in the units of the drawing.
const CHARACTER: u16 = 4;

/// The distance of the middle of a row's number from the edge, in the same units: the lines begin beyond it.
const BESIDE: u16 = 4;

/// The width of the strips with the coordinates, in the same units. They stay in view where the board is scrolled.
const STRIP: u16 = 8;

/// The star points and the coordinates of a board.
#[component]
pub(crate) fn StarsAndLabels(page: Page) -> impl IntoView {
    view! {
        <svg class=layout_text(page, class) viewBox=layout_text(page, view_box) aria-hidden="true">
            <path class="stars" d=layout_text(page, stars) />
        </svg>
        <div class=layout_text(page, labels_class) aria-hidden="true">
            <Strip page class="letters" view_box=letters_box labels=letters />
            <Strip page class="numbers" view_box=numbers_box labels=numbers />
        </div>
    }
}

/// The coordinates along one edge of the board.
#[component]
fn Strip(
    page: Page,
    class: &'static str,
    view_box: fn(BoardLayout) -> String,
    labels: fn(BoardLayout) -> Labels,
) -> impl IntoView {
    let labels = move || labels(page.board.layout.get());
    view! {
        <svg class=class viewBox=layout_text(page, view_box)>
            <text x=live_text(move || labels().x) y=live_text(move || labels().y)>
                {live_text(move || labels().text)}
            </text>
        </svg>
    }
}

/// Returns the classes of the coordinates.
fn labels_class(layout: BoardLayout) -> String {
    classes(&[("labels", true), ("hidden", !layout.is_ruled() || layout.is_endless())])
}

/// Returns the `viewBox` of the letters: a strip along the lower edge.
fn letters_box(layout: BoardLayout) -> String {
    let [width, height] = size(layout.rules.shape());
    format!("0 {} {width} {STRIP}", height - STRIP)
}

/// Returns the `viewBox` of the numbers: a strip along the left edge.
fn numbers_box(layout: BoardLayout) -> String {
    let [_, height] = size(layout.rules.shape());
    format!("0 0 {STRIP} {height}")
}

/// Returns the star points of a board for stones as path data: lines of length zero with round ends.
fn stars(layout: BoardLayout) -> String {
    let mut stars = String::new();
    if layout.pieces == Pieces::Stones {
        let shape = layout.rules.shape();
        for column in star_points(shape.columns()) {
            for row in star_points(shape.rows()) {
                let [x, y] = middle(shape, Cell::new(column.into(), row.into()));
                // Writing to a string never fails.
                let _ = write!(stars, "M{x} {y}h0");
            }
        }
    }
    stars
}

/// Coordinates as one text, and the positions of its characters.
#[derive(Default)]
struct Labels {
    text: String,
    x: String,
    y: String,
}

/// Returns the letters of the columns.
fn letters(layout: BoardLayout) -> Labels {
    let shape = layout.rules.shape();
    let [_, height] = size(shape);
    let mut labels = Labels::default();
    for column in 0..shape.columns() {
        let cell = Cell::new(column.into(), 0);
        let name = cell.to_string();
        let letters = name.trim_end_matches(|it: char| it.is_ascii_digit());
        labels.push(letters, middle(shape, cell)[0], height - 2);
    }
    labels
}

/// Returns the numbers of the rows.
fn numbers(layout: BoardLayout) -> Labels {
    let shape = layout.rules.shape();
    let mut labels = Labels::default();
    for row in 0..shape.rows() {
        let y = middle(shape, Cell::new(0, row.into()))[1] + 2;
        labels.push(&(row + 1).to_string(), BESIDE, y);
    }
    labels
}

impl Labels {
    /// Adds a coordinate that is centred at `middle`.
    fn push(&mut self, name: &str, middle: u16, y: u16) {
        // No coordinate has more than two characters.
        let mut x = if name.len() > 1 { middle - CHARACTER / 2 } else { middle };
        for character in name.chars() {
            self.text.push(character);
            // Writing to a string never fails.
            let _ = write!(self.x, "{x} ");
            let _ = write!(self.y, "{y} ");
            x += CHARACTER;
        }
    }
}
