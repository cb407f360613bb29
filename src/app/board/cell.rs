//! A cell of the board.

use crate::{
    app::{
        board::layout::CellState,
        ui::{language_changes, live::classes, text_content::TextContent},
    },
    engine::{Cell, advice::ThreatKind, exact::Value},
    session::{CellView, Mark, Pieces},
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

/// Returns the classes of a cell.
fn class(CellState { view, hover, gone, is_in_line, .. }: CellState) -> String {
    let CellView {
        mark,
        is_last,
        wins,
        pending,
        is_advised,
        leads_to,
        ghost,
        is_lifted,
        threats: [by_x, by_o],
    } = view;
    let shown = mark.or(ghost.map(|(mark, _)| (mark, None))).map(|(mark, _)| mark).or(pending);
    let is_free = mark.is_none();
    let gone = gone.filter(|_| shown.is_none() && leads_to.is_none());
    let shown = shown.or(gone);
    classes(&[
        ("cell", true),
        ("free", is_free),
        ("x", shown == Some(Mark::X)),
        ("o", shown == Some(Mark::O)),
        ("gone", gone.is_some()),
        ("last", is_last),
        ("wins", wins),
        ("pending", pending.is_some() || is_lifted),
        ("advised", is_advised),
        ("ghost", ghost.is_some()),
        ("leads-to-win", matches!(leads_to, Some(Value::Win(_)))),
        ("leads-to-loss", matches!(leads_to, Some(Value::Loss(_)))),
        ("hover", is_free && hover.is_some()),
        ("by-x", is_free && hover == Some(Mark::X)),
        ("in-line", is_in_line),
        ("threatened", by_x.or(by_o).is_some()),
        (by_x.map_or("", |kind| threat_class(kind)[0]), by_x.is_some()),
        (by_o.map_or("", |kind| threat_class(kind)[1]), by_o.is_some()),
    ])
}

/// Returns the classes of a cell where X has this threat, and where O has it.
const fn threat_class(kind: ThreatKind) -> [&'static str; 2] {
    match kind {
        ThreatKind::Win => ["x-win", "o-win"],
        ThreatKind::Fork => ["x-fork", "o-fork"],
        ThreatKind::Four => ["x-four", "o-four"],
        ThreatKind::OpenThree => ["x-open-three", "o-open-three"],
    }
}

/// Returns the text that is drawn on the cell. Screen readers skip it, because the name says it in words.
fn label(view: CellView) -> Option<String> {
    let value = view.leads_to.filter(|_| view.pending.is_none());
    value.map(phrases::value_sign).or_else(|| {
        let number = match view.ghost {
            Some((_, number)) => number,
            None => view.mark?.1?,
        };
        Some(number.to_string())
    })
}
