//! The component of the board and the events on its cells. The arrangement of the cells, and the drawings around them,
//! depend on the shape.

use crate::{
    app::{
        board::{
            flat::FlatBoard,
            keys::{self, BoardKey},
            layout_text::layout_text,
            model::board_class,
            zoom::{self, FINGER, ROUNDING},
        },
        game::{
            Page, actions,
            late::{self, late_place},
            page::parts::Place,
        },
        ui::{clicks::is_meant, elements::BOARD, event::cell_of, live::live_text},
    },
    platform::screen,
    session::ClickTarget,
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
            Some(BoardKey::Press) => actions::press_key(page, cell),
            None => return on_gesture(&event),
        }
        event.prevent_default();
    };
    let on_focus = move |event: ev::FocusEvent| {
        if let Some(cell) = cell_of(&event) {
            page.board.set_tab_stop(cell);
        }
    };
    let class = move || {
        let (is_tiny, settings) = (ui.controls.read().is_zoomable, ui.settings.read().board);
        board_class(&ui.game.read(), page.board.layout.get(), is_tiny, settings)
    };
    view! {
        <div class="board-area" on:touchmove:capture=on_touch on:touchend:capture=on_touch>
            <div
                id=BOARD
                class=live_text(class)
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

/// Returns whether a press certainly hits the cell that was meant.
fn is_exact() -> bool {
    screen::points_finely()
        || screen::size_of("[data-cell]")
            .is_none_or(|(width, height)| width.min(height) + ROUNDING >= FINGER)
}
