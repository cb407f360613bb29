use std::sync::Arc;

use crate::{
    engine::{Cell, Form, Line, Rules},
    session::{CellView, Mark, Pieces, Setup},
};
use leptos::prelude::*;

/// Boards with a side of so many cells are drawn as one, with lines: cells so small are not drawn each by
/// itself.
const RULED: u8 = 7;

/// The cells of the board, each with a signal of its own. A copy shows the same.
#[derive(Clone, Copy)]
pub struct Board {
    /// What the board is laid for; changes only where another board takes its place.
    pub laid: RwSignal<Laid>,
}

/// A board as it is laid.
#[derive(Clone)]
pub struct Laid {
    /// Which cells there are.
    pub rules: Rules,
    /// What is worn on it.
    pub pieces: Pieces,
    /// What each cell shows, in the order of [`Shape::cells`](crate::engine::Shape::cells).
    pub cells: Arc<[ArcRwSignal<CellState>]>,
}

/// What a cell shows, and what the keyboard and a pointer do there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CellState {
    /// What it shows.
    pub view: CellView,
    /// Tab reaches it; exactly one cell of a board.
    pub is_tab_stop: bool,
    /// The mark that would be put here, if the cell is free, by a press or a drop at the pointer's place.
    pub hover: Option<Mark>,
    /// On a board in space, it is on a line with the cell that the pointer or the keyboard is at.
    pub is_in_line: bool,
}

impl Laid {
    fn new(rules: Rules, pieces: Pieces, tab_stop: Cell, view: impl Fn(Cell) -> CellView) -> Self {
        let cells = rules.shape().cells().map(|cell| {
            let is_tab_stop = cell == tab_stop;
            ArcRwSignal::new(CellState { view: view(cell), is_tab_stop, ..CellState::default() })
        });
        Self { rules, pieces, cells: cells.collect() }
    }

    /// Whether it is a board in space.
    pub const fn is_in_space(&self) -> bool {
        matches!(self.rules.shape().form(), Form::Cube { .. })
    }

    /// Whether the board is drawn as one, with lines.
    pub const fn is_ruled(&self) -> bool {
        let is_large = self.rules.shape().longest_side() >= RULED;
        !self.is_in_space() && (matches!(self.pieces, Pieces::Stones) || is_large)
    }
}

impl Board {
    /// A board on which nothing is shown yet.
    pub fn new(setup: Setup) -> Self {
        let tab_stop = middle(setup.rules);
        let laid = Laid::new(setup.rules, setup.pieces, tab_stop, |_| CellView::default());
        Self { laid: RwSignal::new(laid) }
    }

    /// Shows all cells so, on another board where this one is laid for something else; whether that was so.
    pub fn show_all(self, rules: Rules, pieces: Pieces, view: impl Fn(Cell) -> CellView) -> bool {
        let is_laid = self.laid.with_untracked(|laid| laid.rules == rules && laid.pieces == pieces);
        if is_laid {
            rules.shape().cells().for_each(|cell| self.show(cell, view(cell)));
        } else {
            self.laid.set(Laid::new(rules, pieces, middle(rules), view));
        }
        !is_laid
    }

    /// Shows this cell so, if it is on the board.
    pub fn show(self, cell: Cell, view: CellView) {
        self.change(cell, |state| CellState { view, ..state });
    }

    /// Has Tab reach this cell.
    pub fn set_tab_stop(self, cell: Cell) {
        self.change(self.tab_stop(), |state| CellState { is_tab_stop: false, ..state });
        self.change(cell, |state| CellState { is_tab_stop: true, ..state });
    }

    /// The cell that Tab reaches.
    pub fn tab_stop(self) -> Cell {
        self.find(|state| state.is_tab_stop).unwrap_or_default()
    }

    /// Shows on this cell alone, if it is free, the mark that would be put there.
    ///
    /// A class on the grid and `:hover` in the style sheet would do the same, but that class would change with each
    /// move and so restyle every cell: a tap on 1,600 cells took 145 ms rather than 40 to 100, on a processor four
    /// times slower.
    pub fn set_hover(self, at: Option<(Cell, Mark)>) {
        if let Some(before) = self.find(|state| state.hover.is_some()) {
            self.change(before, |state| CellState { hover: None, ..state });
        }
        if let Some((cell, mark)) = at {
            self.change(cell, |state| CellState { hover: Some(mark), ..state });
        }
    }

    /// Marks all cells that are on a line with this one, and no others.
    pub fn show_lines_through(self, cell: Option<Cell>) {
        let rules = self.laid.with_untracked(|laid| laid.rules);
        let is_through = |line: &Line| cell.is_some_and(|cell| line.cells().any(|it| it == cell));
        let in_line: Vec<_> = rules.lines().filter(is_through).flat_map(Line::cells).collect();
        for cell in rules.shape().cells() {
            let is_in_line = in_line.contains(&cell);
            self.change(cell, |state| CellState { is_in_line, ..state });
        }
    }

    /// The first cell of which this is so.
    fn find(self, is_it: fn(CellState) -> bool) -> Option<Cell> {
        self.laid.with_untracked(|laid| {
            let mut cells = laid.rules.shape().cells().zip(laid.cells.iter());
            cells.find(|(_, state)| is_it(state.get_untracked())).map(|(cell, _)| cell)
        })
    }

    /// Writes the cell's signal where it changes.
    fn change(self, cell: Cell, change: impl Fn(CellState) -> CellState) {
        self.laid.with_untracked(|laid| {
            let shape = laid.rules.shape();
            if shape.contains(cell) {
                let signal = &laid.cells[shape.index(cell)];
                let before = signal.get_untracked();
                let after = change(before);
                if after != before {
                    signal.set(after);
                }
            }
        });
    }
}

fn middle(rules: Rules) -> Cell {
    let shape = rules.shape();
    let cell = shape.cells().nth(shape.cell_count() / 2).unwrap_or_default();
    cell.on_same_level(shape.columns() / 2, shape.rows() / 2)
}
