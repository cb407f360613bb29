//! The board: its cells, what is drawn under and over them, and what is done to them.

mod drag;
mod ground;
mod keys;
pub(crate) mod squares;
mod stroke;

use drag::Drag;
use keys::BoardKey;
use leptos::{ev, prelude::*};
use stroke::Strokes;
use web_sys::{Element, HtmlElement, wasm_bindgen::JsCast};

use super::{
    event,
    shown::{aria, classes, shown},
    table::{Overview, Table},
    zoom::ROUNDING,
};
use crate::{
    engine::Cell,
    platform::screen,
    session::{Mark, MoveNumbers, Pieces},
    words::phrases,
};

/// The id of the grid in the page.
const GRID: &str = "board";

/// Which cell an element is.
const CELL: &str = "data-cell";

/// The board: a grid with one handler for all of its cells and one tab stop that follows the focus.
#[component]
pub(crate) fn Board(
    /// Where it lies.
    table: Table,
) -> impl IntoView {
    let overview = table.overview;
    let under_way = StoredValue::new_local(UnderWay::default());
    let on_pointer = move |event: ev::PointerEvent| {
        under_way.update_value(|under_way| drag::follow(table, &event, &mut under_way.drag));
    };
    let on_click = move |event: ev::MouseEvent| {
        let has_dragged = under_way.with_value(|under_way| under_way.drag == Drag::Done);
        if let Some(cell) = cell_of(&event).filter(|_| !has_dragged) {
            table.tap(cell, is_exact());
        }
    };
    let on_key = move |event: ev::KeyboardEvent| {
        let Some(cell) = cell_of(&event) else { return };
        let rules = overview.with_untracked(|overview| overview.setup.rules);
        match keys::read(&event, cell, rules) {
            Some(BoardKey::Go(target)) => focus(target),
            Some(BoardKey::Press | BoardKey::Lift) if event.repeat() => {}
            Some(BoardKey::Press) => table.tap(cell, true),
            Some(BoardKey::Lift) => table.lift(cell),
            Some(BoardKey::LetGo) => table.put_down(None),
            Some(BoardKey::Remove) => table.remove(cell),
            Some(BoardKey::Zoom(zoom)) => table.zoom(zoom),
            Some(BoardKey::Spell(next)) => {
                let mut spelt = None;
                under_way.update_value(|under_way| spelt = keys::spell(&mut under_way.typed, next));
                spelt.filter(|&cell| rules.shape().contains(cell)).into_iter().for_each(focus);
                return;
            }
            None => return,
        }
        under_way.update_value(|under_way| under_way.typed.clear());
        event.prevent_default();
    };
    let on_pinch = move |event: ev::TouchEvent| {
        under_way.update_value(|under_way| under_way.apart = table.pinch(&event, under_way.apart));
    };
    let on_release = move |_| under_way.update_value(|under_way| under_way.apart = None);
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
                    |overview, _| overview.setup.rules.shape().columns().to_string(),
                )
                style:--rows=shown(
                    overview,
                    0,
                    |overview, _| overview.setup.rules.shape().rows().to_string(),
                )
            >
                <div
                    id=GRID
                    role="grid"
                    class="grid"
                    aria-label=shown(
                        overview,
                        0,
                        |overview, _| phrases().game_name(overview.setup.rules),
                    )
                    aria-busy=shown(overview, 0, |overview, _| aria(overview.thinking))
                    on:click:capture=on_click
                    on:pointerdown:capture=on_pointer
                    on:pointermove:capture=on_pointer
                    on:pointerup:capture=on_pointer
                    on:pointercancel:capture=on_pointer
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
                        |overview, _| overview.aim.unwrap_or_default().column().to_string(),
                    )
                    style:--row=shown(
                        overview,
                        0,
                        |overview, _| overview.aim.unwrap_or_default().row().to_string(),
                    )
                ></div>
            </div>
        </div>
    }
}

/// What has begun on the board and not ended.
#[derive(Default)]
struct UnderWay {
    /// The beginning of a cell's name.
    typed: String,
    /// How far two fingers are apart, in CSS pixels.
    apart: Option<f64>,
    drag: Drag,
}

/// Nothing here changes from move to move: that would have the style of every cell found anew.
fn class(overview: &Overview, _: usize) -> String {
    classes(&[
        ("board", true),
        ("flat", squares::is_flat(overview.setup.rules, overview.setup.pieces)),
        ("stones", overview.setup.pieces == Pieces::Stones),
        ("tiny", overview.has_tiny_cells),
        ("numbered", overview.settings.move_numbers == MoveNumbers::Shown),
        ("over", overview.is_over()),
        ("lost", overview.is_lost()),
        ("arranging", overview.arranging().is_some()),
    ])
}

fn crosshair(overview: &Overview, _: usize) -> String {
    let is_aimed =
        overview.aim.is_some() && overview.replay.is_none() && overview.arranging.is_none();
    classes(&[("crosshair", true), ("hidden", !is_aimed)])
}

/// The smallest cell that a finger hits for certain, in CSS pixels.
pub(crate) const FINGER: f64 = 40.0;

/// Whether a press hits the cell that was meant.
fn is_exact() -> bool {
    screen::points_finely()
        || screen::size_of("[data-cell]").is_none_or(|(width, _)| width + ROUNDING >= FINGER)
}

/// Puts other cells on the board.
pub(crate) fn set_squares(markup: &str) {
    if let Some(grid) = grid() {
        grid.set_inner_html(markup);
    }
}

/// Shows the mark that a press would put on this cell, where a pointer is now, if it is free, and nowhere
/// else.
pub(crate) fn hover(table: Table, cell: Option<Cell>) {
    let mark = table.overview.with_untracked(Overview::mark_to_place);
    for class in [HOVER, BY_X] {
        if let Some(before) = find(&format!(".{class}")) {
            // It fails for names that are none.
            let _ = before.class_list().remove_1(class);
        }
    }
    let element = cell.filter(|_| mark.is_some()).and_then(element_of);
    if let Some(list) = element.map(|it| it.class_list()).filter(|list| list.contains("free")) {
        let _ = list.add_1(HOVER);
        if mark == Some(Mark::X) {
            let _ = list.add_1(BY_X);
        }
    }
}

const HOVER: &str = "hover";
const BY_X: &str = "by-x";

pub(crate) fn cell_of(event: &web_sys::Event) -> Option<Cell> {
    event::said(event, CELL)
}

fn grid() -> Option<Element> {
    document().get_element_by_id(GRID)
}

/// Moves the focus to where Tab reaches the board.
pub(crate) fn focus_board() {
    focus_element(tab_stop());
}

fn focus(cell: Cell) {
    focus_element(element_of(cell));
}

pub(crate) fn focus_element(element: Option<HtmlElement>) {
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

pub(crate) fn element_of(cell: Cell) -> Option<HtmlElement> {
    find(&format!("[data-cell={cell}]"))
}

fn find(selector: &str) -> Option<HtmlElement> {
    grid()?.query_selector(selector).ok()??.dyn_into().ok()
}
