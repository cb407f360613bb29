//! The threats that are drawn on the board.

use rustc_hash::FxHashMap;

use crate::{
    engine::{
        Cell,
        advice::{Threat, ThreatKind},
    },
    session::{CellView, Mark},
};

/// The threats of both sides on the board on the screen, if the person wants to see them.
#[derive(Clone, Debug, Default)]
pub struct Threats {
    /// Whether threats are drawn.
    pub is_on: bool,
    /// The number of times that they were switched on or off.
    pub switched: usize,
    /// All threats; empty while they are off.
    pub all: Vec<Threat>,
    on_cells: ThreatsOnCells,
}

/// The threats of an X and of an O on each cell.
type ThreatsOnCells = FxHashMap<Cell, [Option<ThreatKind>; 2]>;

impl Threats {
    /// Replaces the threats. Each comes with the mark of its side. Returns the cells whose threats have changed.
    pub fn replace(&mut self, threats: Vec<(Threat, Mark)>) -> Vec<Cell> {
        let mut on_cells = ThreatsOnCells::default();
        for (threat, mark) in &threats {
            let kinds = on_cells.entry(threat.cell).or_default();
            kinds[usize::from(*mark == Mark::O)] = Some(threat.kind);
        }
        let before = std::mem::replace(&mut self.on_cells, on_cells);
        self.all = threats.into_iter().map(|(threat, _)| threat).collect();
        let known =
            self.on_cells.keys().chain(before.keys().filter(|it| !self.on_cells.contains_key(*it)));
        known.copied().filter(|cell| self.on_cells.get(cell) != before.get(cell)).collect()
    }

    /// Adds the threats on this cell to its view.
    pub fn add_to(&self, cell: Cell, view: CellView) -> CellView {
        let threats = self.on_cells.get(&cell).copied().unwrap_or_default();
        CellView { threats, ..view }
    }
}
