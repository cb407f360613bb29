//! The strokes through the winning lines, on a board that is seen from above.

use crate::{
    app::{
        game::{signals::UiState, state::GameState},
        ui::live::{LiveText, classes, live},
    },
    session::{Mark, Status},
};
use leptos::prelude::*;

/// The side of a cell, in the units of a drawing on the board.
pub(crate) const CELL: u16 = 20;

/// The distance by which a stroke extends beyond the middle of its last cells, in the same units.
const OVERHANG: i32 = 6;

/// The strokes through the winning lines, which the style sheet draws behind the marks.
#[component]
pub(crate) fn Strokes(
    ui: UiState,
    /// The visible part of the drawing.
    view_box: LiveText,
    /// All strokes as path data; see [`stroke`].
    path: fn(UiState, usize) -> String,
) -> impl IntoView {
    view! {
        <svg class=live(ui, 0, class) viewBox=view_box aria-hidden="true">
            <path class="edge" d=live(ui, 0, path) pathLength="1" />
            <path d=live(ui, 0, path) pathLength="1" />
        </svg>
    }
}

/// Returns the classes of the strokes. They have the colour of the winner.
fn class(ui: UiState, _: usize) -> String {
    let game = ui.game.read();
    // The last moves are numbered where the strokes are.
    let is_hidden = ui.aids.read().shows_ending();
    classes(&[
        ("strokes", true),
        ("drawn", !game.lines.is_empty()),
        ("by-x", are_by_x(&game)),
        ("hidden", is_hidden),
    ])
}

/// Returns whether the winning lines are those of X.
pub(crate) fn are_by_x(game: &GameState) -> bool {
    matches!(game.status, Status::Won(seat) if game.mark_of(seat) == Mark::X)
}

/// Returns the stroke through a line as path data. The arguments are the middle of its first and of its last cell.
pub(crate) fn stroke([x1, y1]: [i32; 2], [x2, y2]: [i32; 2]) -> String {
    let beyond = |from: i32, to: i32| to + (to - from).signum() * OVERHANG;
    let (from_x, from_y, to_x, to_y) =
        (beyond(x2, x1), beyond(y2, y1), beyond(x1, x2), beyond(y1, y2));
    format!("M{from_x} {from_y}L{to_x} {to_y}")
}
