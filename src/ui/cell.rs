use leptos::prelude::*;

use super::{shown::classes, text};
use crate::{
    engine::{Cell, exact::Value},
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
    /// Whether it may be known what a move here leads to.
    has_value: bool,
) -> impl IntoView {
    let class = Signal::derive(move || {
        let CellView { mark, is_last, wins, aimed, is_advised, leads_to } = view.get();
        let shown = mark.map(|(mark, _)| mark).or(aimed);
        classes(&[
            ("cell", true),
            ("free", mark.is_none()),
            ("x", shown == Some(Mark::X)),
            ("o", shown == Some(Mark::O)),
            ("last", is_last),
            ("wins", wins),
            ("aimed", aimed.is_some()),
            ("advised", is_advised),
            ("leads-to-win", matches!(leads_to, Some(Value::Win(_)))),
            ("leads-to-loss", matches!(leads_to, Some(Value::Loss(_)))),
        ])
    });
    // Seen only: the name says it in words.
    let value = has_value.then(|| {
        let sign =
            Signal::derive(move || view.get().leads_to.map_or_else(String::new, text::value_sign));
        view! {
            <span class="value" aria-hidden="true">
                {sign}
            </span>
        }
    });
    view! {
        <div
            role="gridcell"
            class=class
            data-cell=cell.to_string()
            tabindex=if is_tab_stop { "0" } else { "-1" }
            aria-label=Signal::derive(move || text::cell(cell, view.get()))
        >
            {value}
        </div>
    }
}
