//! A cell of the board.

use crate::{
    app::{
        board::{
            layout::CellState,
            model::{class, label},
        },
        ui::{language_changes, text_content::TextContent},
    },
    engine::Cell,
    session::Pieces,
    words::phrases,
};
use leptos::prelude::*;

/// A cell. It reads one signal in one effect, so that a board of 1,600 cells is rendered quickly. Its name is its text,
/// because screen readers pass over empty cells.
#[component]
pub(crate) fn BoardCell(
    /// Its coordinates.
    cell: Cell,
    /// The kind of pieces on the board.
    pieces: Pieces,
    /// The length of a winning row.
    run: u8,
    /// Its state.
    state: ArcRwSignal<CellState>,
) -> impl IntoView {
    let name = cell.to_string();
    move || {
        language_changes::track();
        let state = state.get();
        view! {
            <div
                role="gridcell"
                class=class(state)
                data-cell=name.clone()
                data-label=label(state.view)
                tabindex=if state.is_tab_stop { "0" } else { "-1" }
                prop:textContent=TextContent(phrases::cell(cell, state.view, pieces, run))
            ></div>
        }
    }
}
