//! The lines of a large board, below its marks.

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

/// The lines of the board. Stones are on their crossings, marks between them.
#[component]
pub(crate) fn Ground(page: Page) -> impl IntoView {
    view! {
        <svg class=layout_text(page, class) viewBox=layout_text(page, view_box) aria-hidden="true">
            <path d=layout_text(page, lines) />
        </svg>
    }
}

/// Returns the classes of a drawing below the marks.
pub(crate) fn class(layout: BoardLayout) -> String {
    classes(&[("ground", true), ("hidden", !layout.is_ruled() || layout.is_endless())])
}

/// Returns the `viewBox` of a drawing of the board.
pub(crate) fn view_box(layout: BoardLayout) -> String {
    let [width, height] = size(layout.rules.shape());
    format!("0 0 {width} {height}")
}

/// Returns the width and height of the drawing.
pub(crate) fn size(shape: Shape) -> [u16; 2] {
    [shape.columns(), shape.rows()].map(|length| u16::from(length) * CELL)
}

/// Returns the middle of a cell, measured from the top left of the drawing.
pub(crate) fn middle(shape: Shape, cell: Cell) -> [u16; 2] {
    let from_top = i16::from(shape.rows()) - 1 - cell.row();
    [cell.column(), from_top].map(|place| place.unsigned_abs() * CELL + CELL / 2)
}

/// Returns the lines as path data: through the middle of cells for stones, otherwise between cells.
fn lines(layout: BoardLayout) -> String {
    let mut lines = String::new();
    if !layout.is_flat() {
        return lines;
    }
    let shape = layout.rules.shape();
    let [width, height] = size(shape);
    let edge = if layout.pieces == Pieces::Stones { CELL / 2 } else { 0 };
    // Writing to a string never fails.
    for x in (edge..=width - edge).step_by(CELL.into()) {
        let _ = write!(lines, "M{x} {edge}V{}", height - edge);
    }
    for y in (edge..=height - edge).step_by(CELL.into()) {
        let _ = write!(lines, "M{edge} {y}H{}", width - edge);
    }
    lines
}
