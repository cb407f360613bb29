//! What lies under the marks of a large board: its lines, its star points and its coordinates.

use std::fmt::Write;

use crate::{
    app::{
        actions::Controller,
        state::Laid,
        views::{board::laid, shown::classes},
    },
    engine::{Cell, Shape},
    session::Pieces,
};
use leptos::prelude::*;

/// The side of a cell, in the units of the drawing.
const CELL: u16 = 20;

/// Boards with a shorter side have no star points but the middle.
const FEWEST_FOR_STARS: u8 = 13;

/// How far from the edge the outer star points are, in cells.
const STARS_FROM_EDGE: u8 = 3;

/// How far apart the characters of a coordinate are, in the units of the drawing.
const CHARACTER: u16 = 4;

/// Lines, star points and coordinates. Stones lie where lines cross, marks between them.
#[component]
pub(super) fn Ground(controller: Controller) -> impl IntoView {
    view! {
        <svg class=laid(controller, class) viewBox=laid(controller, view_box) aria-hidden="true">
            <path d=laid(controller, lines) />
            <path class="stars" d=laid(controller, stars) />
            // As one closure for the whole element, this would be 390 bytes more to download.
            <text x=laid(controller, |laid| labels(laid).x) y=laid(controller, |laid| labels(laid).y)>
                {laid(controller, |laid| labels(laid).text)}
            </text>
        </svg>
    }
}

fn class(laid: &Laid) -> String {
    classes(&[("ground", true), ("hidden", !laid.is_ruled())])
}

pub(super) fn view_box(laid: &Laid) -> String {
    let [width, height] = size(laid.rules.shape());
    format!("0 0 {width} {height}")
}

/// Width and height of the drawing.
fn size(shape: Shape) -> [u16; 2] {
    [shape.columns(), shape.rows()].map(|length| u16::from(length) * CELL)
}

/// The middle of a cell in the drawing, from its top left.
pub(super) fn middle(shape: Shape, cell: Cell) -> [u16; 2] {
    [cell.column(), shape.rows() - 1 - cell.row()].map(|place| u16::from(place) * CELL + CELL / 2)
}

/// Lines through the middle of cells for stones, else between cells; as path data.
fn lines(laid: &Laid) -> String {
    let shape = laid.rules.shape();
    let [width, height] = size(shape);
    let edge = if laid.pieces == Pieces::Stones { CELL / 2 } else { 0 };
    let mut lines = String::new();
    // A string takes everything.
    for x in (edge..=width - edge).step_by(CELL.into()) {
        let _ = write!(lines, "M{x} {edge}V{}", height - edge);
    }
    for y in (edge..=height - edge).step_by(CELL.into()) {
        let _ = write!(lines, "M{edge} {y}H{}", width - edge);
    }
    lines
}

/// The star points of a board for stones, as path data: lines of no length, with round ends.
fn stars(laid: &Laid) -> String {
    let mut stars = String::new();
    if laid.pieces == Pieces::Stones {
        let shape = laid.rules.shape();
        for column in stars_along(shape.columns()) {
            for row in stars_along(shape.rows()) {
                let [x, y] = middle(shape, Cell::new(column, row));
                // A string takes everything.
                let _ = write!(stars, "M{x} {y}h0");
            }
        }
    }
    stars
}

/// The middle where there is one, and where there is room a point near each end.
fn stars_along(length: u8) -> Vec<u8> {
    let mut stars = Vec::new();
    if length >= FEWEST_FOR_STARS {
        stars.extend([STARS_FROM_EDGE, length - 1 - STARS_FROM_EDGE]);
    }
    if length % 2 == 1 {
        stars.push(length / 2);
    }
    stars
}

/// All coordinates as one text, and where each of its characters stands.
#[derive(Default)]
struct Labels {
    text: String,
    x: String,
    y: String,
}

fn labels(laid: &Laid) -> Labels {
    let shape = laid.rules.shape();
    let [_, height] = size(shape);
    let mut labels = Labels::default();
    for column in 0..shape.columns() {
        let cell = Cell::new(column, 0);
        let name = cell.to_string();
        let letters = name.trim_end_matches(|it: char| it.is_ascii_digit());
        labels.push(letters, middle(shape, cell)[0], height - 1);
    }
    for row in 0..shape.rows() {
        labels.push(&(row + 1).to_string(), CHARACTER, middle(shape, Cell::new(0, row))[1] + 2);
    }
    labels
}

impl Labels {
    /// Adds a coordinate whose first character stands around `x`.
    fn push(&mut self, name: &str, mut x: u16, y: u16) {
        for character in name.chars() {
            self.text.push(character);
            // Strings take everything.
            let _ = write!(self.x, "{x} ");
            let _ = write!(self.y, "{y} ");
            x += CHARACTER;
        }
    }
}
