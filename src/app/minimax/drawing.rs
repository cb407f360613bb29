//! Rendering the picture of the calls.

use crate::{
    app::{
        minimax::picture::{CallBoard, Line, Picture, SCORE},
        ui::{live::classes, path::path},
    },
    engine::call_tree::Progress,
    words::phrases,
};
use leptos::prelude::*;

/// A drawing that is narrower than this is scaled to the available width.
const FITTING: usize = 400;

/// Draws the calls of minimax.
pub(crate) fn drawing(picture: Picture) -> impl IntoView {
    let Picture { size: [width, height], board, grid, lines, calls } = picture;
    // A drawing that is not scaled takes 1.25 CSS pixels per unit.
    let [shown_width, shown_height] = [width, height].map(|length| (length * 5 / 4).to_string());
    view! {
        <svg
            class=classes(&[("fits", width < FITTING)])
            viewBox=format!("0 0 {width} {height}")
            width=shown_width
            height=shown_height
            aria-hidden="true"
        >
            // Lines first, so that they don't cross a board.
            {lines.into_iter().map(line).collect::<Vec<_>>()}
            {calls.into_iter().map(|call| call_board(call, board, &grid)).collect::<Vec<_>>()}
        </svg>
    }
}

/// Renders a line between two calls, in the colour of the side that moves.
fn line(Line { path: data, is_x, is_ahead, is_kept }: Line) -> impl IntoView {
    let class = classes(&[("line", true), ("x", is_x), ("ahead", is_ahead), ("kept", is_kept)]);
    path(class, data)
}

/// Renders the board of a call with its score.
fn call_board(call: CallBoard, [width, height]: [usize; 2], grid: &str) -> impl IntoView + use<> {
    let CallBoard { corner: [left, top], depth, progress, is_current, step, .. } = call;
    let class =
        classes(&[("call", true), ("ahead", progress == Progress::Ahead), ("current", is_current)]);
    let paths = vec![
        // The edge is around the cells.
        path("edge".to_owned(), format!("M-1-1h{0}v{1}h-{0}z", width + 2, height + 2)),
        path("moved".to_owned(), call.moved),
        path("grid".to_owned(), grid.to_owned()),
        path("x".to_owned(), call.crosses),
        path("o".to_owned(), call.noughts),
    ];
    let worth = match progress {
        Progress::Answered(1..) => "leads-to-win",
        Progress::Answered(..=-1) => "leads-to-loss",
        _ => "",
    };
    view! {
        <g
            class=class
            data-step=step.map(|step| step.to_string())
            transform=format!("translate({left} {top})")
        >
            {paths}
            <text class=worth x=(width / 2).to_string() y=(height + SCORE - 2).to_string()>
                {phrases::minimax_sign(progress, depth)}
            </text>
        </g>
    }
}
