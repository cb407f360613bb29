//! The strokes through the winning lines of a 3D board.

use crate::{
    app::{game::Page, ui::live::classes},
    engine::Line,
};
use leptos::prelude::*;

/// The strokes through the winning lines that begin on this layer. The style sheet draws them in 3D.
#[component]
pub(crate) fn Strokes(
    page: Page,
    /// The number of the layer, counted from 0 at the bottom.
    layer: u8,
) -> impl IntoView {
    move || {
        let game = page.ui.game.read();
        let begin_here = game.lines.iter().filter(|line| line.start().layer() == Some(layer));
        begin_here.map(|&line| view! { <Stroke line /> }).collect::<Vec<_>>()
    }
}

/// The stroke through a winning line.
#[component]
fn Stroke(line: Line) -> impl IntoView {
    let (start, next) = (line.start(), line.cells().nth(1).unwrap_or(line.start()));
    let step = |from: i16, to: i16| (to - from).to_string();
    let [from, to] = [start, next].map(|cell| i16::from(cell.layer().unwrap_or_default()));
    let up = step(from, to);
    view! {
        <div
            class=classes(&[("stroke", true), ("upwards", up != "0")])
            style:--x=start.column().to_string()
            style:--y=start.row().to_string()
            style:--right=step(start.column(), next.column())
            style:--back=step(start.row(), next.row())
            style:--up=up
        ></div>
    }
}
