//! The component of the board and the events on its cells. The arrangement of the cells, and the drawings around them,
//! depend on the shape.

use crate::{
    app::{
        board::{
            event::cell_of,
            flat::FlatBoard,
            keys::{self, BoardKey},
            layout::BoardLayout,
            layout_text::layout_text,
            zoom::{self, FINGER, ROUNDING},
        },
        game::{
            Page, actions,
            late::{self, late_place},
            page::parts::Place,
            signals::UiState,
        },
        ui::{
            clicks::is_meant,
            elements::BOARD,
            live::{classes, live_text},
        },
    },
    platform::screen,
    session::{ClickTarget, MoveNumbers, Pieces},
};
use leptos::{ev, prelude::*};
use web_sys::Event;

/// The board, with one handler for all of its cells and one tab stop that follows the focus.
#[component]
pub(crate) fn Board(page: Page) -> impl IntoView {
    let ui = page.ui;
    let on_click = move |event: ev::MouseEvent| {
        let cell = cell_of(&event).filter(|_| !page.has_dragged());
        if let Some(cell) = cell.filter(|&cell| is_meant(page, &event, ClickTarget::Cell(cell))) {
            actions::tap(page, cell, is_exact());
        }
    };
    let on_gesture = move |event: &Event| {
        if let Some(late) = late::late_code(page) {
            (late.handle_gesture)(page, event);
        }
    };
    let on_pointer = move |event: ev::PointerEvent| on_gesture(&event);
    let on_touch = move |event: ev::TouchEvent| on_gesture(&event);
    let on_key = move |event: ev::KeyboardEvent| {
        let Some(cell) = cell_of(&event) else { return };
        let layout = page.board.layout.get_untracked();
        match keys::read(&event, cell, layout.rules.shape(), 0).filter(|_| layout.is_flat()) {
            Some(BoardKey::Go(target)) => zoom::go_to_cell(page, target),
            // While a position is arranged, Space picks up a mark.
            Some(BoardKey::Press) if page.is_arranging() => return on_gesture(&event),
            Some(BoardKey::Press) if event.repeat() => {}
            Some(BoardKey::Press) => actions::tap(page, cell, true),
            None => return on_gesture(&event),
        }
        event.prevent_default();
    };
    let on_focus = move |event: ev::FocusEvent| {
        if let Some(cell) = cell_of(&event) {
            page.board.set_tab_stop(cell);
        }
    };
    view! {
        <div class="board-area" on:touchmove:capture=on_touch on:touchend:capture=on_touch>
            <div
                id=BOARD
                class=live_text(move || class(ui, page.board.layout.get()))
                style:--columns=layout_text(page, |layout| layout.rules.shape().columns().to_string())
                style:--rows=layout_text(page, |layout| layout.rules.shape().rows().to_string())
                on:click:capture=on_click
                on:pointerdown:capture=on_pointer
                on:pointermove:capture=on_pointer
                on:pointerup:capture=on_pointer
                on:pointercancel:capture=on_pointer
                on:pointerover:capture=on_pointer
                on:pointerleave:capture=on_pointer
                on:keydown:capture=on_key
                on:focusin:capture=on_focus
            >
                <FlatBoard page />
                <div id="over" use:late_place=(page, Place::OverBoard)></div>
            </div>
        </div>
    }
}

/// Returns the classes of the board. They don't change from move to move: that would restyle every cell.
fn class(ui: UiState, layout: BoardLayout) -> String {
    let game = ui.game.read();
    classes(&[
        ("board", true),
        ("ruled", layout.is_ruled()),
        ("in-space", layout.is_in_space()),
        ("without-end", layout.is_endless()),
        ("fills", game.setup.fills),
        ("stones", layout.pieces == Pieces::Stones),
        ("tiny", ui.controls.read().is_zoomable),
        ("numbered", ui.settings.read().board.move_numbers == MoveNumbers::Shown),
        ("over", game.is_over()),
        ("lost", game.is_lost()),
        ("arranging", game.mode.is_arranging()),
    ])
}

/// Returns whether a press certainly hits the cell that was meant.
fn is_exact() -> bool {
    screen::points_finely()
        || screen::size_of("[data-cell]")
            .is_none_or(|(width, height)| width.min(height) + ROUNDING >= FINGER)
}
