//! The strokes through the winning lines of a 3D board.

use crate::{
    app::{board::strokes, game::Page, ui::live::classes},
    engine::{Cell, Line},
};
use leptos::prelude::*;

/// The strokes through the winning lines that begin on this layer, and the numbers of the cells where a line that
/// goes through several layers meets this one. The style sheet draws the strokes in 3D; side by side, it shows the
/// numbers instead of strokes from layer to layer.
#[component]
pub(crate) fn Strokes(
    page: Page,
    /// The number of the layer, counted from 0 at the bottom.
    layer: u8,
) -> impl IntoView {
    move || {
        let game = page.ui.game.read();
        let begin_here = game.lines.iter().filter(|line| line.start().layer() == Some(layer));
        let is_by_x = strokes::are_by_x(&game);
        let strokes: Vec<_> = begin_here.map(|&line| view! { <Stroke line is_by_x /> }).collect();
        let upwards = game.lines.iter().filter(|line| line.start().layer() != line.end().layer());
        let numbered = upwards.flat_map(|line| (1..).zip(line.cells()));
        let here = numbered.filter(|(_, cell)| cell.layer() == Some(layer));
        let numbers: Vec<_> =
            here.map(|(number, cell)| view! { <LineNumber number cell /> }).collect();
        (strokes, numbers)
    }
}

/// The number of a cell on a winning line.
#[component]
fn LineNumber(number: usize, cell: Cell) -> impl IntoView {
    view! {
        <span
            class="line-number"
            aria-hidden="true"
            style:--x=cell.column().to_string()
            style:--y=cell.row().to_string()
        >
            {number}
        </span>
    }
}

/// The stroke through a winning line, in the colour of the winner.
#[component]
fn Stroke(
    line: Line,
    /// Whether X has won.
    is_by_x: bool,
) -> impl IntoView {
    let (start, next) = (line.start(), line.cells().nth(1).unwrap_or(line.start()));
    let step = |from: i16, to: i16| (to - from).to_string();
    let [from, to] = [start, next].map(|cell| i16::from(cell.layer().unwrap_or_default()));
    let up = step(from, to);
    view! {
        <div
            class=classes(&[("stroke", true), ("upwards", up != "0"), ("by-x", is_by_x)])
            style:--x=start.column().to_string()
            style:--y=start.row().to_string()
            style:--right=step(start.column(), next.column())
            style:--back=step(start.row(), next.row())
            style:--up=up
        ></div>
    }
}
