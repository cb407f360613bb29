use leptos::prelude::*;

use crate::{
    app::views::{
        shown::{classes, shown},
        table::Table,
    },
    engine::{Cell, Line, Rules},
};

/// The side of a cell, in the units in which strokes are drawn.
const CELL: i16 = 20;

/// How far a stroke reaches beyond the middle of its last cells, in the same units.
const OVERHANG: i16 = 6;

/// The stroke through each line that won.
#[component]
pub(super) fn Strokes(
    /// Where the board lies.
    table: Table,
) -> impl IntoView {
    let class = shown(table.overview, 0, |overview, _| {
        classes(&[("strokes", true), ("drawn", !overview.lines.is_empty())])
    });
    let path = || {
        shown(table.overview, 0, |overview, _| {
            overview.lines.iter().map(|line| stroke(*line, overview.setup.rules)).collect()
        })
    };
    let view_box = shown(table.overview, 0, |overview, _| {
        let shape = overview.setup.rules.shape();
        let (width, height) = (i16::from(shape.columns()) * CELL, i16::from(shape.rows()) * CELL);
        format!("0 0 {width} {height}")
    });
    view! {
        <svg class=class viewBox=view_box aria-hidden="true">
            <path class="edge" d=path() pathLength="1" />
            <path d=path() pathLength="1" />
        </svg>
    }
}

/// The stroke as path data, from the top left of the board.
fn stroke(line: Line, rules: Rules) -> String {
    let middle = |cell: Cell| {
        let down = i16::from(rules.shape().rows() - 1 - cell.row());
        (i16::from(cell.column()) * CELL + CELL / 2, down * CELL + CELL / 2)
    };
    let beyond = |from: i16, to: i16| to + (to - from).signum() * OVERHANG;
    let (from, to) = (middle(line.start()), middle(line.end()));
    let (x1, y1) = (beyond(to.0, from.0), beyond(to.1, from.1));
    let (x2, y2) = (beyond(from.0, to.0), beyond(from.1, to.1));
    format!("M{x1} {y1}L{x2} {y2}")
}
