//! The board: its cells, what is drawn under and over them, and what is done to them.

mod cell;
mod drag;
mod ground;
mod keys;
mod stroke;

use std::iter;

use super::{
    event,
    shown::{Shown, aria, classes, following, shown},
};
use crate::{
    app::{
        actions::{
            Controller,
            elements::{CELL, GRID, focus_cell},
            zoom::{FINGER, ROUNDING},
        },
        state::{GameState, Laid, UiState},
    },
    engine::Cell,
    platform::screen,
    session::{MoveNumbers, Pieces},
    words::phrases,
};
use cell::BoardCell;
use drag::Drag;
use ground::Ground;
use keys::BoardKey;
use leptos::{ev, prelude::*};
use stroke::Strokes;

/// Boards with a side of so many cells are drawn as one, with lines: cells so small are not drawn each by
/// itself.
const FLAT: u8 = 7;

/// The board: a grid with one handler for all of its cells and one tab stop that follows the focus.
#[component]
pub(crate) fn Board(controller: Controller) -> impl IntoView {
    let ui = controller.ui;
    let under_way = StoredValue::new_local(UnderWay::default());
    let on_pointer = move |event: ev::PointerEvent| {
        under_way.update_value(|under_way| drag::follow(controller, &event, &mut under_way.drag));
    };
    let on_click = move |event: ev::MouseEvent| {
        let has_dragged = under_way.with_value(|under_way| under_way.drag == Drag::Done);
        if let Some(cell) = cell_of(&event).filter(|_| !has_dragged) {
            controller.tap(cell, is_exact());
        }
    };
    let on_over = move |event: ev::PointerEvent| {
        if event.pointer_type() != "touch" {
            hover(controller, cell_of(&event));
        }
    };
    let on_leave = move |_| hover(controller, None);
    let on_key = move |event: ev::KeyboardEvent| {
        let Some(cell) = cell_of(&event) else { return };
        let rules = ui.game.with_untracked(|game| game.setup.rules);
        match keys::read(&event, cell, rules) {
            Some(BoardKey::Go(target)) => focus_cell(target),
            Some(BoardKey::Press | BoardKey::Lift) if event.repeat() => {}
            Some(BoardKey::Press) => controller.tap(cell, true),
            Some(BoardKey::Lift) => controller.lift(cell),
            Some(BoardKey::LetGo) => controller.put_down(None),
            Some(BoardKey::Remove) => controller.remove(cell),
            Some(BoardKey::Zoom(zoom)) => controller.zoom(zoom),
            Some(BoardKey::Spell(next)) => {
                let mut spelt = None;
                under_way.update_value(|under_way| spelt = keys::spell(&mut under_way.typed, next));
                spelt.filter(|&cell| rules.shape().contains(cell)).into_iter().for_each(focus_cell);
                return;
            }
            None => return,
        }
        under_way.update_value(|under_way| under_way.typed.clear());
        event.prevent_default();
    };
    let on_pinch = move |event: ev::TouchEvent| {
        under_way
            .update_value(|under_way| under_way.apart = controller.pinch(&event, under_way.apart));
    };
    let on_release = move |_| under_way.update_value(|under_way| under_way.apart = None);
    let on_focus = move |event: ev::FocusEvent| {
        if let Some(cell) = cell_of(&event) {
            controller.board.set_tab_stop(cell);
        }
    };
    view! {
        <div class="board-area" on:touchmove:capture=on_pinch on:touchend:capture=on_release>
            <div
                class=following(move || controller.board.laid.with(|laid| class(ui, laid)))
                style:--columns=laid(controller, |laid| laid.rules.shape().columns().to_string())
                style:--rows=laid(controller, |laid| laid.rules.shape().rows().to_string())
            >
                <Ground controller />
                <div
                    id=GRID
                    role="grid"
                    class="grid"
                    aria-label=laid(controller, |laid| phrases().game_name(laid.rules))
                    aria-busy=shown(ui, 0, |ui, _| aria(ui.game.read().thinking))
                    on:click:capture=on_click
                    on:pointerdown:capture=on_pointer
                    on:pointermove:capture=on_pointer
                    on:pointerup:capture=on_pointer
                    on:pointercancel:capture=on_pointer
                    on:pointerover:capture=on_over
                    on:pointerleave:capture=on_leave
                    on:keydown:capture=on_key
                    on:focusin:capture=on_focus
                >
                    {move || controller.board.laid.with(rows)}
                </div>
                <Strokes controller />
                <div
                    class=shown(ui, 0, crosshair)
                    style:--column=shown(
                        ui,
                        0,
                        |ui, _| ui.game.read().pending.unwrap_or_default().column().to_string(),
                    )
                    style:--row=shown(
                        ui,
                        0,
                        |ui, _| ui.game.read().pending.unwrap_or_default().row().to_string(),
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
fn class(ui: UiState, laid: &Laid) -> String {
    let game = ui.game.read();
    classes(&[
        ("board", true),
        ("flat", is_flat(laid)),
        ("stones", laid.pieces == Pieces::Stones),
        ("tiny", game.has_tiny_cells),
        ("numbered", ui.settings.read().move_numbers == MoveNumbers::Shown),
        ("over", game.is_over()),
        ("lost", game.is_lost()),
        ("arranging", game.arranging().is_some()),
    ])
}

/// The cells of a flat board, in their rows from the top.
fn rows(laid: &Laid) -> impl IntoView + use<> {
    let pieces = laid.pieces;
    let mut cells = laid.rules.shape().cells().zip(laid.cells.iter().cloned());
    let row = || -> Vec<_> {
        let cells = cells.by_ref().take(laid.rules.shape().columns().into());
        cells.map(|(cell, state)| view! { <BoardCell cell pieces state /> }).collect()
    };
    iter::repeat_with(row)
        .take(laid.rules.shape().rows().into())
        .map(|cells| {
            view! {
                <div role="row" class="row">
                    {cells}
                </div>
            }
        })
        .collect::<Vec<_>>()
}

/// Whether the board is drawn as one, with lines.
const fn is_flat(laid: &Laid) -> bool {
    matches!(laid.pieces, Pieces::Stones) || laid.rules.shape().longest_side() >= FLAT
}

/// Text that follows what the board is laid for.
fn laid(controller: Controller, text: fn(&Laid) -> String) -> Shown {
    following(move || controller.board.laid.with(text))
}

fn crosshair(ui: UiState, _: usize) -> String {
    let game = ui.game.read();
    let is_pending = game.pending.is_some() && game.replay.is_none() && game.arranging.is_none();
    classes(&[("crosshair", true), ("hidden", !is_pending)])
}

/// Whether a press hits the cell that was meant.
fn is_exact() -> bool {
    screen::points_finely()
        || screen::size_of("[data-cell]").is_none_or(|(width, _)| width + ROUNDING >= FINGER)
}

/// Shows what a press or a drop would put on this cell.
fn hover(controller: Controller, cell: Option<Cell>) {
    let mark = controller.ui.game.with_untracked(GameState::mark_to_place);
    controller.board.set_hover(cell.zip(mark));
}

fn cell_of(event: &web_sys::Event) -> Option<Cell> {
    event::said(event, CELL)
}
