//! The board: what is done to its cells. How they lie, and what is drawn around them, depends on its shape.

mod cell;
mod drag;
mod flat;
mod keys;
mod space;

use super::{
    event,
    shown::{Shown, classes, following},
};
use crate::{
    app::{
        actions::{
            Controller, LazyAction, Task,
            elements::{BOARD, CELL, focus_cell},
            zoom::{FINGER, ROUNDING},
        },
        state::{GameState, Laid, UiState},
    },
    engine::Cell,
    platform::screen,
    session::{MoveNumbers, Pieces},
};
use drag::Drag;
use flat::FlatBoard;
pub(super) use flat::FlatOverlay;
use keys::BoardKey;
use leptos::{ev, prelude::*};
pub(super) use space::{STACK, SpaceBoard};

/// The id of the element in which the lazy chunk lays what is over the cells of a flat board, or a board in space.
pub(super) const OVER: &str = "over";

/// The board, with one handler for all of its cells and one tab stop that follows the focus.
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
        let turns = ui.space.with_untracked(|space| space.quarter_turns());
        match keys::read(&event, cell, rules, turns) {
            Some(BoardKey::Go(target)) => focus_cell(target),
            Some(BoardKey::Press | BoardKey::Lift) if event.repeat() => {}
            Some(BoardKey::Press) => controller.tap(cell, true),
            Some(BoardKey::Lift) => controller.lift(cell),
            Some(BoardKey::LetGo) => controller.put_down(None),
            Some(BoardKey::Remove) => controller.remove(cell),
            Some(BoardKey::Zoom(zoom)) => controller.zoom(zoom),
            Some(BoardKey::Turn(turn)) => {
                controller.later(Task::Action(LazyAction::Turn(turn)));
            }
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
                id=BOARD
                class=following(move || controller.board.laid.with(|laid| class(ui, laid)))
                style:--columns=laid(controller, |laid| laid.rules.shape().columns().to_string())
                style:--rows=laid(controller, |laid| laid.rules.shape().rows().to_string())
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
                <FlatBoard controller />
                <div id=OVER></div>
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
        ("ruled", laid.is_ruled()),
        ("in-space", laid.is_in_space()),
        ("stones", laid.pieces == Pieces::Stones),
        ("tiny", game.has_tiny_cells),
        ("numbered", ui.settings.read().move_numbers == MoveNumbers::Shown),
        ("over", game.is_over()),
        ("lost", game.is_lost()),
        ("arranging", game.arranging().is_some()),
    ])
}

/// Text that follows what the board is laid for.
fn laid(controller: Controller, text: fn(&Laid) -> String) -> Shown {
    following(move || controller.board.laid.with(text))
}

/// Whether a press hits the cell that was meant.
fn is_exact() -> bool {
    screen::points_finely()
        || screen::size_of("[data-cell]")
            .is_none_or(|(width, height)| width.min(height) + ROUNDING >= FINGER)
}

/// Shows what a press or a drop would put on this cell.
fn hover(controller: Controller, cell: Option<Cell>) {
    let mark = controller.ui.game.with_untracked(GameState::mark_to_place);
    controller.board.set_hover(cell.zip(mark));
}

fn cell_of(event: &web_sys::Event) -> Option<Cell> {
    event::said(event, CELL)
}
