//! The signals of the board's cells.

use crate::{
    app::board::{
        layout::{BoardLayout, CellState},
        model::{cells_in_line, changed, middle},
    },
    engine::{Cell, Rules},
    session::{CellView, Mark, Pieces, Setup},
};
use leptos::prelude::*;

/// The cells of the board, each with its own signal. Copies share the signals.
#[derive(Clone, Copy)]
pub struct Board {
    /// The layout of the board. It changes only if another board takes its place.
    pub layout: RwSignal<BoardLayout>,
    cells: StoredValue<Cells>,
}

/// A cell and the signal of its state.
pub type ShownCell = (Cell, ArcRwSignal<CellState>);

/// The cells on the screen.
struct Cells {
    /// All cells, in the order of [`Shape::cells`](crate::engine::Shape::cells); on an endless board, the visible ones.
    all: Vec<ShownCell>,
    /// The cell that Tab reaches. On an endless board, it may be out of view.
    tab_stop: Cell,
    /// The cell under the pointer.
    hovered: Option<Cell>,
}

impl Cells {
    fn new(rules: Rules, view: &dyn Fn(Cell) -> CellView) -> Self {
        let tab_stop = middle(rules);
        let all = rules.shape().cells().map(|cell| shown_cell(cell, tab_stop, view(cell)));
        Self { all: all.collect(), tab_stop, hovered: None }
    }
}

impl Board {
    /// Creates an empty board.
    pub fn new(setup: Setup) -> Self {
        let Setup { rules, pieces, .. } = setup;
        Self {
            layout: RwSignal::new(BoardLayout { rules, pieces }),
            cells: StoredValue::new(Cells::new(rules, &|_| CellView::default())),
        }
    }

    /// Shows these views of all cells, and lays out another board if the rules or the pieces have changed. Returns
    /// whether they have.
    pub fn show_all(self, rules: Rules, pieces: Pieces, view: &dyn Fn(Cell) -> CellView) -> bool {
        let layout = BoardLayout { rules, pieces };
        let is_other = self.layout.get_untracked() != layout;
        if is_other {
            self.cells.set_value(Cells::new(rules, view));
            self.layout.set(layout);
        } else {
            for (cell, signal) in self.cells() {
                change(&signal, &|state| CellState { view: view(cell), ..state });
            }
        }
        is_other
    }

    /// Returns all cells in the order of [`Shape::cells`](crate::engine::Shape::cells); on an endless board, the
    /// visible ones in any order.
    pub fn cells(self) -> Vec<ShownCell> {
        self.cells.with_value(|cells| cells.all.clone())
    }

    /// Shows this view of a cell, if the cell is visible.
    pub fn show(self, cell: Cell, view: CellView) {
        self.change(cell, &|state| CellState { view, ..state });
    }

    /// Returns the view of this cell, if the cell is visible.
    pub fn view(self, cell: Cell) -> Option<CellView> {
        Some(self.signal(cell)?.get_untracked().view)
    }

    /// Makes this cell the tab stop.
    pub fn set_tab_stop(self, cell: Cell) {
        self.change(self.tab_stop(), &|state| CellState { is_tab_stop: false, ..state });
        self.cells.update_value(|cells| cells.tab_stop = cell);
        self.change(cell, &|state| CellState { is_tab_stop: true, ..state });
    }

    /// Returns the cell that Tab reaches.
    pub fn tab_stop(self) -> Cell {
        self.cells.with_value(|cells| cells.tab_stop)
    }

    /// Adds this cell of an endless board to its visible part. Returns the cell's signal.
    pub fn add_visible_cell(self, cell: Cell, view: CellView) -> ArcRwSignal<CellState> {
        let entered = shown_cell(cell, self.tab_stop(), view);
        self.cells.update_value(|cells| cells.all.push(entered.clone()));
        entered.1
    }

    /// Removes the cell with this signal from the visible part.
    pub fn remove_visible_cell(self, state: &ArcRwSignal<CellState>) {
        self.cells.try_update_value(|cells| cells.all.retain(|(_, other)| other != state));
    }

    /// Notes that the pointer is over this cell, and shows there which mark would be put on it.
    pub fn set_hovered(self, cell: Option<Cell>, mark: Option<Mark>) {
        self.cells.update_value(|cells| cells.hovered = cell);
        self.update_hover(mark);
    }

    /// Shows this mark on the cell under the pointer, and on no other.
    ///
    /// A class on the grid and `:hover` in the style sheet would do the same, but that class would change with each
    /// move and so restyle every cell: a tap on 1,600 cells took 145 ms rather than 40 to 100, on a processor four
    /// times slower.
    pub fn update_hover(self, mark: Option<Mark>) {
        let hovered = self.cells.with_value(|cells| cells.hovered);
        let before = self.find(|state| state.hover.is_some());
        if let Some(before) = before.filter(|_| before != hovered) {
            self.change(before, &|state| CellState { hover: None, ..state });
        }
        if let Some(cell) = hovered {
            self.change(cell, &|state| CellState { hover: mark, ..state });
        }
    }

    /// Marks all cells that are on a line with this one, and no others.
    pub fn show_lines_through(self, cell: Option<Cell>) {
        let rules = self.layout.with_untracked(|layout| layout.rules);
        let in_line = cell.map_or_else(Vec::new, |cell| cells_in_line(rules, cell));
        for (cell, signal) in self.cells() {
            let is_in_line = in_line.contains(&cell);
            change(&signal, &|state| CellState { is_in_line, ..state });
        }
    }

    /// Returns the first cell whose state matches.
    fn find(self, is_it: fn(CellState) -> bool) -> Option<Cell> {
        self.cells.with_value(|cells| {
            let found = cells.all.iter().find(|(_, state)| is_it(state.get_untracked()));
            found.map(|(cell, _)| *cell)
        })
    }

    /// Changes the state of the cell, if it is visible.
    fn change(self, cell: Cell, to: &dyn Fn(CellState) -> CellState) {
        if let Some(signal) = self.signal(cell) {
            change(&signal, to);
        }
    }

    /// Returns the signal of the cell, if it is visible.
    fn signal(self, cell: Cell) -> Option<ArcRwSignal<CellState>> {
        self.cells.with_value(|cells| {
            let found = cells.all.iter().find(|(shown, _)| *shown == cell);
            found.map(|(_, signal)| signal.clone())
        })
    }
}

/// Writes the signal if the state changes.
fn change(signal: &ArcRwSignal<CellState>, to: &dyn Fn(CellState) -> CellState) {
    let before = signal.get_untracked();
    let after = changed(before, to(before));
    if after != before {
        signal.set(after);
    }
}

fn shown_cell(cell: Cell, tab_stop: Cell, view: CellView) -> ShownCell {
    let is_tab_stop = cell == tab_stop;
    (cell, ArcRwSignal::new(CellState { view, is_tab_stop, ..CellState::default() }))
}
