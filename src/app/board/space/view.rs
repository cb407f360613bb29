//! The components of a 3D board: a grid for each layer, stacked or side by side.

use crate::{
    app::{
        board::{
            cell::BoardCell,
            layout::BoardLayout,
            space::{
                model::{Space, Turn},
                stroke::Strokes,
                swipe::Swipe,
                switch_space_view, turn_space,
            },
        },
        game::{Page, signals::UiState},
        ui::{
            button::{ButtonSpec, Buttons},
            event::{self, cell_of},
            icon,
            live::{aria, classes, live, live_text},
        },
    },
    words::{Text, phrases},
};

use leptos::{ev, prelude::*};

/// The 3D board; nothing if the board is flat.
#[component]
pub(crate) fn SpaceBoard(page: Page) -> impl IntoView {
    let ui = page.ui;
    let show_lines = move |event: &ev::Event| {
        if page.board.layout.get_untracked().is_in_space() {
            page.board.show_lines_through(cell_of(event));
        }
    };
    let on_over = move |event: ev::PointerEvent| {
        if event.pointer_type() != "touch" {
            show_lines(&event);
        }
    };
    // The focus that a new game puts on the board is invisible, unless the keyboard is used.
    let on_focus = move |event: ev::FocusEvent| {
        if event::is_focus_visible(&event) {
            show_lines(&event);
        }
    };
    let hide_lines = move || page.board.show_lines_through(None);
    let swipe = StoredValue::new_local(Swipe::default());
    let on_pointer = move |event: ev::PointerEvent| {
        let mut turn = None;
        swipe.update_value(|swipe| turn = swipe.handle(&event));
        if let Some(turn) = turn {
            turn_space(page, turn);
        }
    };
    view! {
        <div
            class=live(ui, 0, class)
            role="group"
            aria-label=live(ui, 0, |ui, _| phrases::game_name(ui.game.read().setup.rules))
            aria-busy=live(ui, 0, |ui, _| aria(ui.controls.read().thinking))
            style:--turns=live(ui, 0, |ui, _| ui.of::<Space>().read().turns.to_string())
            style:--in-twos=live(ui, 2, rows_of_layers)
            style:--in-threes=live(ui, 3, rows_of_layers)
            on:pointerover:capture=on_over
            on:pointerleave:capture=move |_| hide_lines()
            on:focusin:capture=on_focus
            on:click:capture=move |event| show_lines(&event)
            on:focusout:capture=move |_| hide_lines()
            on:pointerdown:capture=on_pointer
            on:pointerup:capture=on_pointer
        >
            <div class="layers">{move || layers(page, page.board.layout.get())}</div>
            <div class="turns">
                <Buttons page specs=BUTTONS />
            </div>
        </div>
    }
}

fn class(ui: UiState, _: usize) -> String {
    let is_stacked = ui.of::<Space>().read().is_stacked;
    classes(&[("space", true), ("stacked", is_stacked), ("side-by-side", !is_stacked)])
}

/// Returns the number of rows if each has this many layers.
fn rows_of_layers(ui: UiState, in_each: usize) -> String {
    usize::from(ui.game.read().setup.rules.shape().layers()).div_ceil(in_each).to_string()
}

/// Renders the layers of a 3D board, the lowest first.
fn layers(page: Page, layout: BoardLayout) -> Vec<impl IntoView> {
    if !layout.is_in_space() {
        return Vec::new();
    }
    let shape = layout.rules.shape();
    let (count, columns) = (shape.layers(), usize::from(shape.columns()));
    let cells = page.board.cells();
    let (pieces, run) = (layout.pieces, layout.rules.run());
    let on_layer = columns * usize::from(shape.rows());
    let layers = (0..count).zip(cells.chunks(on_layer)).map(|(layer, cells)| {
        let row = |cells: &[_]| {
            let cells = cells.iter().cloned();
            let cells: Vec<_> =
                cells.map(|(cell, state)| view! { <BoardCell cell pieces run state /> }).collect();
            view! {
                <div role="row" class="row">
                    {cells}
                </div>
            }
        };
        let name = move || live_text(move || phrases::layer(layer));
        view! {
            <div class="layer" style:--layer=layer.to_string()>
                <span class="layer-name" aria-hidden="true">
                    {name()}
                </span>
                <div role="grid" class="grid" aria-label=name()>
                    {cells.chunks(columns).map(row).collect::<Vec<_>>()}
                </div>
                <Strokes page layer />
            </div>
        }
    });
    layers.collect()
}

/// The buttons beside a stack.
const BUTTONS: &[ButtonSpec] = &[
    ButtonSpec {
        icon: icon::TURN_CLOCKWISE,
        class: "bare",
        ..ButtonSpec::new(Text::TurnClockwise, |page| turn_space(page, Turn::Clockwise))
    },
    ButtonSpec {
        icon: icon::TURN_ANTICLOCKWISE,
        class: "bare",
        ..ButtonSpec::new(Text::TurnAnticlockwise, |page| turn_space(page, Turn::Anticlockwise))
    },
    ButtonSpec {
        icon: icon::FRONT,
        class: "bare",
        is_enabled: |ui| ui.of::<Space>().read().turns != 0,
        ..ButtonSpec::new(Text::ToFront, |page| turn_space(page, Turn::ToFront))
    },
    ButtonSpec {
        icon: icon::SIDE_BY_SIDE,
        class: "bare",
        ..ButtonSpec::new(Text::SideBySide, switch_space_view)
    },
];
