//! The board: its cells, what is drawn under and over them, and what is done to them.

mod ground;
mod keys;
pub(super) mod squares;
mod stroke;

use keys::BoardKey;
use leptos::{ev, prelude::*};
use stroke::Strokes;
use web_sys::{HtmlElement, wasm_bindgen::JsCast};

use super::{
    event,
    settings::Display,
    shown::{aria, classes, shown},
    table::{Overview, Table},
    text,
    zoom::ROUNDING,
};
use crate::{
    engine::Cell,
    platform::screen,
    session::{Mark, Pieces},
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
    let on_click = move |event: ev::MouseEvent| {
        if let Some(cell) = cell_of(&event) {
            table.tap(cell, is_exact());
        }
    };
    let typed = StoredValue::new(String::new());
    let on_key = move |event: ev::KeyboardEvent| {
        let Some(cell) = cell_of(&event) else { return };
        let rules = overview.with_untracked(|overview| overview.setup.rules);
        match keys::read(&event, cell, rules) {
            Some(BoardKey::Go(target)) => focus(target),
            Some(BoardKey::Press) if event.repeat() => {}
            Some(BoardKey::Press) => table.tap(cell, true),
            Some(BoardKey::Zoom(zoom)) => table.zoom(zoom),
            Some(BoardKey::Spell(next)) => {
                let mut spelt = None;
                typed.update_value(|typed| spelt = keys::spell(typed, next));
                spelt.filter(|&cell| rules.contains(cell)).into_iter().for_each(focus);
                return;
            }
            None => return,
        }
        typed.update_value(String::clear);
        event.prevent_default();
    };
    let apart = StoredValue::new(None);
    let on_pinch = move |event: ev::TouchEvent| {
        apart.update_value(|apart| *apart = table.pinch(&event, *apart));
    };
    let on_release = move |_| apart.set_value(None);
    let on_focus = move |event: ev::FocusEvent| {
        if let Some(cell) = cell_of(&event) {
            make_tab_stop(cell);
        }
    };
    view! {
        <div class="board-area" on:touchmove:capture=on_pinch on:touchend:capture=on_release>
            <div
                class=shown(overview, 0, class)
                style:--columns=shown(
                    overview,
                    0,
                    |overview, _| overview.setup.rules.columns().to_string(),
                )
                style:--rows=shown(
                    overview,
                    0,
                    |overview, _| overview.setup.rules.rows().to_string(),
                )
            >
                <div
                    id=GRID
                    role="grid"
                    class="grid"
                    aria-label=shown(
                        overview,
                        0,
                        |overview, _| text::game_name(overview.setup.rules),
                    )
                    aria-busy=shown(overview, 0, |overview, _| aria(overview.thinking))
                    on:click:capture=on_click
                    on:keydown:capture=on_key
                    on:focusin:capture=on_focus
                    inner_html=table.lay_board()
                ></div>
                <Strokes table />
                <div
                    class=shown(overview, 0, crosshair)
                    style:--column=shown(
                        overview,
                        0,
                        |overview, _| overview.aim.unwrap_or_default().column.to_string(),
                    )
                    style:--row=shown(
                        overview,
                        0,
                        |overview, _| overview.aim.unwrap_or_default().row.to_string(),
                    )
                ></div>
            </div>
        </div>
    }
}

/// Nothing here changes from move to move: that would have the style of every cell found anew.
fn class(overview: &Overview, _: usize) -> String {
    classes(&[
        ("board", true),
        ("flat", squares::is_flat(overview.setup.rules, overview.setup.pieces)),
        ("stones", overview.setup.pieces == Pieces::Stones),
        ("tiny", overview.has_tiny_cells),
        ("numbered", overview.settings.numbers == Display::Shown),
        ("over", overview.is_over()),
        ("lost", overview.is_lost()),
    ])
}

fn crosshair(overview: &Overview, _: usize) -> String {
    classes(&[("crosshair", true), ("hidden", overview.aim.is_none())])
}

/// The smallest cell that a finger hits for certain, in CSS pixels.
pub(super) const FINGER: f64 = 40.0;

/// Whether a press hits the cell that was meant.
fn is_exact() -> bool {
    screen::points_finely()
        || screen::size_of("[data-cell]").is_none_or(|(width, _)| width + ROUNDING >= FINGER)
}

/// Puts other cells on the board.
pub(super) fn set_squares(markup: &str) {
    if let Some(grid) = document().get_element_by_id(GRID) {
        grid.set_inner_html(markup);
    }
}

/// Shows the mark that a press would put where the mouse is now, if that is a free cell, and nowhere
/// else.
pub(super) fn hover(table: Table, event: &ev::MouseEvent) {
    let mark = table.overview.with_untracked(Overview::mark_to_place);
    for class in [HOVER, BY_X] {
        if let Some(before) = find(&format!(".{class}")) {
            // It fails for names that are none.
            let _ = before.class_list().remove_1(class);
        }
    }
    let element = cell_of(event).filter(|_| mark.is_some()).and_then(element_of);
    if let Some(list) = element.map(|it| it.class_list()).filter(|list| list.contains("free")) {
        let _ = list.add_1(HOVER);
        if mark == Some(Mark::X) {
            let _ = list.add_1(BY_X);
        }
    }
}

const HOVER: &str = "hover";
const BY_X: &str = "by-x";

fn cell_of(event: &web_sys::Event) -> Option<Cell> {
    event::said(event, "data-cell")
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

pub(super) fn element_of(cell: Cell) -> Option<HtmlElement> {
    find(&format!("[data-cell={cell}]"))
}

fn find(selector: &str) -> Option<HtmlElement> {
    let grid = document().get_element_by_id(GRID)?;
    grid.query_selector(selector).ok()??.dyn_into().ok()
}
