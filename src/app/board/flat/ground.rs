//! The lines of a large board, under its marks.

use std::fmt::Write;

use crate::{
    app::{
        board::{layout::BoardLayout, layout_text::layout_text, strokes::CELL},
        game::Page,
        ui::live::classes,
    },
    engine::{Cell, Shape},
    session::Pieces,
};
use leptos::prelude::*;

/// The lines of the board. Stones lie where they cross, marks between them.
#[component]
pub(crate) fn Ground(page: Page) -> impl IntoView {
    view! {
        <svg class=layout_text(page, class) viewBox=layout_text(page, view_box) aria-hidden="true">
            <path d=layout_text(page, lines) />
        </svg>
    }
}

pub(crate) fn class(layout: BoardLayout) -> String {
    classes(&[("ground", true), ("hidden", !layout.is_ruled() || layout.is_endless())])
}

pub(crate) fn view_box(layout: BoardLayout) -> String {
    let [width, height] = size(layout.rules.shape());
    format!("0 0 {width} {height}")
}

/// Width and height of the drawing.
pub(crate) fn size(shape: Shape) -> [u16; 2] {
    [shape.columns(), shape.rows()].map(|length| u16::from(length) * CELL)
}

/// The middle of a cell in the drawing, from its top left.
pub(crate) fn middle(shape: Shape, cell: Cell) -> [u16; 2] {
    let from_top = i16::from(shape.rows()) - 1 - cell.row();
    [cell.column(), from_top].map(|place| place.unsigned_abs() * CELL + CELL / 2)
}

/// Lines through the middle of cells for stones, else between cells; as path data.
fn lines(layout: BoardLayout) -> String {
    let mut lines = String::new();
    if !layout.is_flat() {
        return lines;
    }
    let shape = layout.rules.shape();
    let [width, height] = size(shape);
    let edge = if layout.pieces == Pieces::Stones { CELL / 2 } else { 0 };
    // A string takes everything.
    for x in (edge..=width - edge).step_by(CELL.into()) {
        let _ = write!(lines, "M{x} {edge}V{}", height - edge);
    }
    for y in (edge..=height - edge).step_by(CELL.into()) {
        let _ = write!(lines, "M{edge} {y}H{}", width - edge);
    }
    lines
}
