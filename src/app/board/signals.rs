use crate::{
    app::board::layout::{BoardLayout, CellState},
    engine::{Cell, Form, Line, Rules},
    session::{CellView, Mark, Pieces, Setup},
};
use leptos::prelude::*;

/// The cells of the board, each with a signal of its own. A copy shows the same.
#[derive(Clone, Copy)]
pub struct Board {
    /// What the board is laid for; changes only where another board takes its place.
    pub layout: RwSignal<BoardLayout>,
    cells: StoredValue<Cells>,
}

/// A cell, and what it shows.
pub type ShownCell = (Cell, ArcRwSignal<CellState>);

/// The cells as they are laid.
struct Cells {
    /// All, in the order of [`Shape::cells`](crate::engine::Shape::cells); without end, those that are seen.
    all: Vec<ShownCell>,
    /// The cell that Tab reaches. Without end, it may not be seen.
    tab_stop: Cell,
}

impl Cells {
    fn new(rules: Rules, view: &dyn Fn(Cell) -> CellView) -> Self {
        let tab_stop = middle(rules);
        let all = rules.shape().cells().map(|cell| shown_cell(cell, tab_stop, view(cell)));
        Self { all: all.collect(), tab_stop }
    }
}

impl Board {
    /// A board on which nothing is shown yet.
    pub fn new(setup: Setup) -> Self {
        let Setup { rules, pieces, .. } = setup;
        Self {
            layout: RwSignal::new(BoardLayout { rules, pieces }),
            cells: StoredValue::new(Cells::new(rules, &|_| CellView::default())),
        }
    }

    /// Shows all cells so, on another board where this one is laid for something else; whether that was so.
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

    /// All cells as they are laid, in the order of [`Shape::cells`](crate::engine::Shape::cells); without end, those
    /// that are seen, in any order.
    pub fn cells(self) -> Vec<ShownCell> {
        self.cells.with_value(|cells| cells.all.clone())
    }

    /// Shows this cell so, if it is seen.
    pub fn show(self, cell: Cell, view: CellView) {
        self.change(cell, &|state| CellState { view, ..state });
    }

    /// Has Tab reach this cell.
    pub fn set_tab_stop(self, cell: Cell) {
        self.change(self.tab_stop(), &|state| CellState { is_tab_stop: false, ..state });
        self.cells.update_value(|cells| cells.tab_stop = cell);
        self.change(cell, &|state| CellState { is_tab_stop: true, ..state });
    }

    /// The cell that Tab reaches.
    pub fn tab_stop(self) -> Cell {
        self.cells.with_value(|cells| cells.tab_stop)
    }

    /// Has this cell of a board without end be seen, and show this.
    pub fn add_visible_cell(self, cell: Cell, view: CellView) -> ArcRwSignal<CellState> {
        let entered = shown_cell(cell, self.tab_stop(), view);
        self.cells.update_value(|cells| cells.all.push(entered.clone()));
        entered.1
    }

    /// The cell that shows this is seen no longer.
    pub fn remove_visible_cell(self, state: &ArcRwSignal<CellState>) {
        self.cells.try_update_value(|cells| cells.all.retain(|(_, other)| other != state));
    }

    /// Shows on this cell alone, if it is free, the mark that would be put there.
    ///
    /// A class on the grid and `:hover` in the style sheet would do the same, but that class would change with each
    /// move and so restyle every cell: a tap on 1,600 cells took 145 ms rather than 40 to 100, on a processor four
    /// times slower.
    pub fn set_hover(self, at: Option<(Cell, Mark)>) {
        if let Some(before) = self.find(|state| state.hover.is_some()) {
            self.change(before, &|state| CellState { hover: None, ..state });
        }
        if let Some((cell, mark)) = at {
            self.change(cell, &|state| CellState { hover: Some(mark), ..state });
        }
    }

    /// Marks all cells that are on a line with this one, and no others.
    pub fn show_lines_through(self, cell: Option<Cell>) {
        let rules = self.layout.with_untracked(|layout| layout.rules);
        let is_through = |line: &Line| cell.is_some_and(|cell| line.cells().any(|it| it == cell));
        let in_line: Vec<_> = rules.lines().filter(is_through).flat_map(Line::cells).collect();
        for (cell, signal) in self.cells() {
            let is_in_line = in_line.contains(&cell);
            change(&signal, &|state| CellState { is_in_line, ..state });
        }
    }

    /// The first cell of which this is so.
    fn find(self, is_it: fn(CellState) -> bool) -> Option<Cell> {
        self.cells.with_value(|cells| {
            let found = cells.all.iter().find(|(_, state)| is_it(state.get_untracked()));
            found.map(|(cell, _)| *cell)
        })
    }

    /// Changes what the cell shows, if it is seen.
    fn change(self, cell: Cell, to: &dyn Fn(CellState) -> CellState) {
        let signal = self.cells.with_value(|cells| {
            let found = cells.all.iter().find(|(shown, _)| *shown == cell);
            found.map(|(_, signal)| signal.clone())
        });
        if let Some(signal) = signal {
            change(&signal, to);
        }
    }
}

/// Writes the signal if that changes it.
fn change(signal: &ArcRwSignal<CellState>, to: &dyn Fn(CellState) -> CellState) {
    let before = signal.get_untracked();
    let mut after = to(before);
    after.gone = match (before.view.mark, after.view.mark) {
        _ if after.hover.is_some() => None,
        (Some((gone, _)), None) => Some(gone),
        (None, None) => before.gone,
        (_, Some(_)) => None,
    };
    if after != before {
        signal.set(after);
    }
}

fn shown_cell(cell: Cell, tab_stop: Cell, view: CellView) -> ShownCell {
    let is_tab_stop = cell == tab_stop;
    (cell, ArcRwSignal::new(CellState { view, is_tab_stop, ..CellState::default() }))
}

fn middle(rules: Rules) -> Cell {
    let shape = rules.shape();
    let (column, row) = ((shape.columns() / 2).into(), (shape.rows() / 2).into());
    match shape.form() {
        Form::Flat { .. } => Cell::new(column, row),
        Form::Cube { .. } => Cell::on_layer(shape.layers() / 2, column, row),
        Form::Endless => Cell::FIRST_MARK,
    }
}
