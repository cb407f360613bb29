use leptos::prelude::*;

use super::{shown::classes, text};
use crate::{
    engine::Cell,
    session::{CellView, Mark},
};

/// One place of the board. It shows its own signal and nothing else; the board handles what is done
/// to it, and the style sheet draws the marks.
#[component]
pub(super) fn CellSquare(
    /// Where it is.
    cell: Cell,
    /// What it shows.
    view: RwSignal<CellView>,
    /// Whether Tab reaches the board here.
    is_tab_stop: bool,
) -> impl IntoView {
    let class = Signal::derive(move || {
        let CellView { mark, is_last, wins } = view.get();
        classes(&[
            ("cell", true),
            ("free", mark.is_none()),
            ("x", matches!(mark, Some((Mark::X, _)))),
            ("o", matches!(mark, Some((Mark::O, _)))),
            ("last", is_last),
            ("wins", wins),
        ])
    });
    view! {
        <div
            role="gridcell"
            class=class
            data-cell=cell.to_string()
            tabindex=if is_tab_stop { "0" } else { "-1" }
            aria-label=Signal::derive(move || text::cell(cell, view.get()))
        ></div>
    }
}
