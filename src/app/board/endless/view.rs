//! The components of an endless board: its visible cells, or all its marks as dots.

use crate::{
    app::{
        board::{
            cell::BoardCell,
            endless::{
                actions,
                buttons::BUTTONS,
                map::Map,
                model::{ViewChange, Viewport},
            },
            layout::BoardLayout,
            strokes::{CELL, Strokes, stroke},
            zoom,
        },
        game::{Page, notices::Notice, render, signals::UiState, tunes},
        ui::{
            button::Buttons,
            elements::WINDOW,
            live::{aria, classes, live, live_text},
        },
    },
    engine::{Cell, Shape},
    platform::screen,
    session::Pieces,
    words::phrases,
};

use leptos::{ev, prelude::*};
use std::sync::Arc;

/// The side of a cell, in CSS pixels, from which on every second column and row is numbered at the edge. Where cells
/// are smaller, every fifth is.
const LARGE: i16 = 40;

/// The endless board; nothing if the board has an end.
#[component]
pub(crate) fn EndlessBoard(page: Page) -> impl IntoView {
    move || {
        let layout = page.board.layout.get();
        let BoardLayout { pieces, rules } = layout;
        layout.is_endless().then(|| view! { <EndlessView page pieces run=rules.run() /> })
    }
}

/// The window of an endless board, with its cells, map, coordinates and buttons.
#[component]
fn EndlessView(page: Page, pieces: Pieces, run: u8) -> impl IntoView {
    let ui = page.ui;
    // The window can be measured after it is rendered.
    page.after_render(actions::begin_view);
    scroll_to_moves(page);
    let on_wheel = move |event: ev::WheelEvent| {
        event.prevent_default();
        let change = if event.ctrl_key() {
            let side = f64::from(ui.of::<Viewport>().get_untracked().side);
            ViewChange::Side(screen::whole(side - event.delta_y().signum() * 4.0))
        } else {
            ViewChange::Drag(wheel_distance(&event))
        };
        zoom::change_view_later(page, change);
    };
    view! {
        <div
            class="endless"
            style:--left=live(ui, 0, |ui, _| ui.of::<Viewport>().read().left.to_string())
            style:--top=live(ui, 0, |ui, _| ui.of::<Viewport>().read().top.to_string())
            style:--columns=live(ui, 0, |ui, _| ui.of::<Viewport>().read().columns.to_string())
            style:--rows=live(ui, 0, |ui, _| ui.of::<Viewport>().read().rows.to_string())
            style:--side=live(ui, 0, |ui, _| format!("{}px", ui.of::<Viewport>().read().side))
            style:--right=live(ui, 0, |ui, _| format!("{}px", ui.of::<Viewport>().read().shift[0]))
            style:--down=live(ui, 0, |ui, _| format!("{}px", ui.of::<Viewport>().read().shift[1]))
            on:wheel:capture=on_wheel
        >
            <div class=WINDOW>
                <div class=live(ui, 0, cells_class)>
                    <div
                        role="grid"
                        class="grid"
                        aria-label=live(ui, 0, |ui, _| phrases::game_name(ui.game.read().setup.rules))
                        aria-busy=live(ui, 0, |ui, _| aria(ui.controls.read().thinking))
                        aria-rowcount="-1"
                        aria-colcount="-1"
                    >
                        <Rows page pieces run />
                    </div>
                    <Strokes ui view_box=live(ui, 0, view_box) path=strokes />
                </div>
                <Edges ui />
                <Map page />
            </div>
            <div class="view-buttons">
                <Buttons page specs=BUTTONS />
            </div>
        </div>
    }
}

/// The visible cells. Each is kept while it is visible: a step to the side renders only a new column.
#[component]
fn Rows(page: Page, pieces: Pieces, run: u8) -> impl IntoView {
    let viewport = page.ui.of::<Viewport>();
    let rows = move || viewport.with(|view| view.rows().collect());
    let columns = move || viewport.with(|view| view.columns().collect());
    let cell = move |column, row| {
        let cell = Cell::from_first_mark(column, row);
        if !Shape::ENDLESS.contains(cell) {
            return view! { <OutOfReach page cell /> }.into_any();
        }
        let state = render::add_visible_cell(page, cell);
        let leaving = state.clone();
        on_cleanup(move || page.board.remove_visible_cell(&leaving));
        view! { <BoardCell cell pieces run state /> }.into_any()
    };
    let row = move |row| {
        view! {
            <div role="row" class="row">
                {for_each(columns, move |column| cell(column, row))}
            </div>
        }
    };
    for_each(rows, move |number| row(number).into_any())
}

fn view_box(ui: UiState, _: usize) -> String {
    let view = ui.of::<Viewport>().read();
    let [width, height] = [view.columns, view.rows].map(|cells| i32::from(cells) * i32::from(CELL));
    format!("0 0 {width} {height}")
}

/// Returns the strokes through the winning lines, as path data.
fn strokes(ui: UiState, _: usize) -> String {
    let (game, view) = (ui.game.read(), ui.of::<Viewport>().read());
    let middle = |cell: Cell| {
        let right = i32::from(cell.column()) - i32::from(view.left);
        let down = i32::from(view.top) - i32::from(cell.row());
        [right, down].map(|cells| cells * i32::from(CELL) + i32::from(CELL) / 2)
    };
    game.lines.iter().map(|line| stroke(middle(line.start()), middle(line.end()))).collect()
}

/// The place of a cell beyond the edge of the board. A press there says that the board ends.
#[component]
fn OutOfReach(page: Page, cell: Cell) -> impl IntoView {
    let on_click = move |_| {
        if !page.has_dragged() {
            tunes::report_out_of_reach(page);
        }
    };
    view! {
        <div role="gridcell" class="beyond" on:click:capture=on_click>
            <span class="unseen">{live_text(move || phrases::beyond(cell))}</span>
        </div>
    }
}

/// The numbers of columns and rows at the edges, as in the names of cells.
#[component]
fn Edges(ui: UiState) -> impl IntoView {
    let numbered = |view: &Viewport, numbers: &mut dyn Iterator<Item = i16>| -> Vec<_> {
        let every = if view.side < LARGE { 5 } else { 2 };
        let is_there = |number| Shape::ENDLESS.contains(Cell::from_first_mark(number, number));
        numbers.filter(|number| number % every == 0 && is_there(*number)).collect()
    };
    let columns = move || ui.of::<Viewport>().with(|view| numbered(view, &mut view.columns()));
    let rows = move || ui.of::<Viewport>().with(|view| numbered(view, &mut view.rows()));
    let number = |at: i16, name: String| view! { <span style:--at=at.to_string()>{name}</span> };
    let column = move |column| {
        let name = Cell::from_first_mark(column, 0).to_string();
        number(column, name.trim_end_matches("u0").to_owned()).into_any()
    };
    let row = move |row| {
        let name = Cell::from_first_mark(0, row).to_string();
        number(row, name.trim_start_matches("r0").to_owned()).into_any()
    };
    view! {
        <div class=live(ui, 0, edges_class) aria-hidden="true">
            <div class="along-bottom">{for_each(columns, column)}</div>
            <div class="along-left">{for_each(rows, row)}</div>
        </div>
    }
}

/// Renders a view for each number, and keeps it as long as the number is in the list.
fn for_each(
    numbers: impl Fn() -> Vec<i16> + Send + Sync + 'static,
    view: impl Fn(i16) -> AnyView + Send + Sync + 'static,
) -> impl IntoView {
    // Boxed, because each further type adds 4 KB to the download.
    let numbers: Arc<dyn Fn() -> Vec<i16> + Send + Sync> = Arc::new(numbers);
    let view: Arc<dyn Fn(i16) -> AnyView + Send + Sync> = Arc::new(view);
    view! { <For each=move || numbers() key=|number| *number children=move |number| view(number) /> }
}

fn cells_class(ui: UiState, _: usize) -> String {
    classes(&[("cells", true), ("hidden", ui.of::<Viewport>().read().is_map)])
}

fn edges_class(ui: UiState, _: usize) -> String {
    classes(&[("edges", true), ("hidden", ui.of::<Viewport>().read().is_map)])
}

/// Scrolls to each move that is made, undone or shown, and to the cell of a hint or of a better move. Dismisses the
/// notices about the move before.
fn scroll_to_moves(page: Page) {
    let ui = page.ui;
    Effect::new(move |before: Option<[Option<Cell>; 2]>| {
        let game = ui.game.read();
        let better = game.mode.replay().and_then(|it| it.next_bad_move()?.better.first().copied());
        let advised = ui.aids.read().announced_hint().map(|hint| hint.cell).or(better);
        let now = [game.last_move.map(|(_, cell)| cell), advised];
        let is_empty = game.is_empty();
        drop(game);
        let [last, advised] = now;
        if before.is_some_and(|[before, _]| before != last) {
            dismiss_notices(page);
            // On the map, every move is visible.
            if is_empty || !ui.of::<Viewport>().with_untracked(|view| view.is_map) {
                actions::bring_into_view(page, last.unwrap_or(Cell::FIRST_MARK));
            }
        }
        if let Some(cell) = advised.filter(|_| before.is_some_and(|before| before != now)) {
            actions::bring_into_view(page, cell);
        }
        now
    });
    on_cleanup(move || dismiss_notices(page));
}

fn dismiss_notices(page: Page) {
    page.dismiss(Notice::OutOfReach);
    page.dismiss(Notice::DrawDeclined);
}

/// Returns the distance by which a wheel moves the board to the right and down, in CSS pixels.
fn wheel_distance(event: &ev::WheelEvent) -> [i32; 2] {
    /// The pixels for a line, the unit of some wheels.
    const LINE: f64 = 40.0;
    let unit = if event.delta_mode() == ev::WheelEvent::DOM_DELTA_PIXEL { 1.0 } else { LINE };
    [event.delta_x(), event.delta_y()].map(|by| screen::whole(-by * unit))
}
