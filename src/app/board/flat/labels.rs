//! The star points and the coordinates of a large board, under its marks.

use std::fmt::Write;

use crate::{
    app::{
        board::{
            flat::ground::{class, middle, size, view_box},
            laid::laid,
            layout::BoardLayout,
        },
        game::Page,
    },
    engine::Cell,
    session::{Pieces, star_points},
};
use leptos::prelude::*;

/// How far apart the characters of a coordinate are, in the units of the drawing.
const CHARACTER: u16 = 4;

/// How far the middle of a row's number is from the edge, in the same units: the lines begin beyond it.
const BESIDE: u16 = 4;

#[component]
pub(crate) fn StarsAndLabels(page: Page) -> impl IntoView {
    view! {
        <svg class=laid(page, class) viewBox=laid(page, view_box) aria-hidden="true">
            <path class="stars" d=laid(page, stars) />
            <text
                class="letters"
                x=laid(page, |laid| letters(laid).x)
                y=laid(page, |laid| letters(laid).y)
            >
                {laid(page, |laid| letters(laid).text)}
            </text>
            <text
                class="numbers"
                x=laid(page, |laid| numbers(laid).x)
                y=laid(page, |laid| numbers(laid).y)
            >
                {laid(page, |laid| numbers(laid).text)}
            </text>
        </svg>
    }
}

/// The star points of a board for stones, as path data: lines of no length, with round ends.
fn stars(laid: BoardLayout) -> String {
    let mut stars = String::new();
    if laid.pieces == Pieces::Stones {
        let shape = laid.rules.shape();
        for column in star_points(shape.columns()) {
            for row in star_points(shape.rows()) {
                let [x, y] = middle(shape, Cell::new(column.into(), row.into()));
                // A string takes everything.
                let _ = write!(stars, "M{x} {y}h0");
            }
        }
    }
    stars
}

/// Coordinates as one text, and where each of its characters stands.
#[derive(Default)]
struct Labels {
    text: String,
    x: String,
    y: String,
}

/// The letters of the columns.
fn letters(laid: BoardLayout) -> Labels {
    let shape = laid.rules.shape();
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

/// The numbers of the rows.
fn numbers(laid: BoardLayout) -> Labels {
    let shape = laid.rules.shape();
    let mut labels = Labels::default();
    for row in 0..shape.rows() {
        let y = middle(shape, Cell::new(0, row.into()))[1] + 2;
        labels.push(&(row + 1).to_string(), BESIDE, y);
    }
    labels
}

impl Labels {
    /// Adds a coordinate that stands around `middle`.
    fn push(&mut self, name: &str, middle: u16, y: u16) {
        // No coordinate has more than two characters.
        let mut x = if name.len() > 1 { middle - CHARACTER / 2 } else { middle };
        for character in name.chars() {
            self.text.push(character);
            // Strings take everything.
            let _ = write!(self.x, "{x} ");
            let _ = write!(self.y, "{y} ");
            x += CHARACTER;
        }
    }
}
