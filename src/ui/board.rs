use leptos::{ev, prelude::*};
use web_sys::{HtmlElement, wasm_bindgen::JsCast};

use super::{
    cell::CellSquare,
    keys::{self, BoardKey},
    shown::{aria, classes, shown},
    stroke::Strokes,
    table::{Overview, Table},
    text,
};
use crate::{
    engine::{Cell, exact::Solver},
    session::Mark,
};

/// The id of the grid in the page.
const GRID: &str = "board";

/// The board: a grid with one handler for all of its cells and one tab stop that follows the focus.
#[component]
pub(super) fn Board(
    /// Where it lies.
    table: Table,
) -> impl IntoView {
    let overview = table.overview;
    let rules = overview.with_untracked(|overview| overview.setup.rules);
    let has_value = Solver::plays(rules);
    let first_stop = Cell::new(rules.columns() / 2, rules.rows() / 2);

    let rows: Vec<_> = (0..rules.rows())
        .rev()
        .map(|row| {
            let cells: Vec<_> = (0..rules.columns())
                .filter_map(|column| {
                    let cell = Cell::new(column, row);
                    let view = table.cell(cell)?;
                    let is_tab_stop = cell == first_stop;
                    Some(view! { <CellSquare cell view is_tab_stop has_value /> })
                })
                .collect();
            view! {
                <div role="row" class="row">
                    {cells}
                </div>
            }
        })
        .collect();

    let on_click = move |event: ev::MouseEvent| {
        if let Some(cell) = cell_of(&event) {
            table.tap(cell);
        }
    };
    let on_key = move |event: ev::KeyboardEvent| {
        let Some(cell) = cell_of(&event) else { return };
        match keys::read(&event, cell, rules) {
            Some(BoardKey::Go(target)) => focus(target),
            Some(BoardKey::Press) if event.repeat() => {}
            Some(BoardKey::Press) => table.tap(cell),
            None => return,
        }
        event.prevent_default();
    };
    let on_focus = move |event: ev::FocusEvent| {
        if let Some(cell) = cell_of(&event) {
            make_tab_stop(cell);
        }
    };

    view! {
        <div class="board-area">
            <div
                class=shown(overview, 0, class)
                style:--columns=rules.columns().to_string()
                style:--rows=rules.rows().to_string()
            >
                <div
                    id=GRID
                    role="grid"
                    class="grid"
                    aria-label=text::game_name(rules)
                    aria-busy=shown(overview, 0, |overview, _| aria(overview.thinking))
                    on:click=on_click
                    on:keydown=on_key
                    on:focusin=on_focus
                >
                    {rows}
                </div>
                <Strokes table rules />
            </div>
        </div>
    }
}

fn class(overview: &Overview, _: usize) -> String {
    classes(&[
        ("board", true),
        ("yours", overview.is_persons_turn()),
        ("thinking", overview.thinking),
        ("over", overview.is_over()),
        ("lost", overview.is_lost()),
        ("x-turn", overview.mark_to_move() == Some(Mark::X)),
    ])
}

fn cell_of(event: &web_sys::Event) -> Option<Cell> {
    let target: web_sys::Element = event.target()?.dyn_into().ok()?;
    target.closest("[data-cell]").ok()??.get_attribute("data-cell")?.parse().ok()
}

/// Moves the focus to where Tab reaches the board.
pub(super) fn focus_board() {
    focus_element(tab_stop());
}

fn focus(cell: Cell) {
    focus_element(element_of(cell));
}

pub(super) fn focus_element(element: Option<HtmlElement>) {
    if let Some(element) = element {
        // It fails only where the element cannot have the focus; then it stays where it is.
        let _ = element.focus();
    }
}

/// Makes this cell the one that Tab reaches.
fn make_tab_stop(cell: Cell) {
    if let Some(before) = tab_stop() {
        before.set_tab_index(-1);
    }
    if let Some(element) = element_of(cell) {
        element.set_tab_index(0);
    }
}

fn tab_stop() -> Option<HtmlElement> {
    find("[tabindex='0']")
}

fn element_of(cell: Cell) -> Option<HtmlElement> {
    find(&format!("[data-cell={cell}]"))
}

fn find(selector: &str) -> Option<HtmlElement> {
    let grid = document().get_element_by_id(GRID)?;
    grid.query_selector(selector).ok()??.dyn_into().ok()
}
