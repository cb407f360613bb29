use super::{CellView, Session};
use crate::engine::{
    Cell,
    exact::{Solver, Value},
};

/// What a person is told about the position, if they want to be. It is found out elsewhere.
#[derive(Clone, Debug, Default)]
pub struct Assist {
    shows_values: bool,
    hint: Option<Cell>,
    values: Vec<(Cell, Value)>,
}

impl Assist {
    /// Nothing is told yet. `shows_values` has every free cell show what it leads to.
    #[must_use]
    pub fn new(shows_values: bool) -> Self {
        Self { shows_values, ..Self::default() }
    }

    /// Something has changed: what was told holds no more.
    pub fn forget(&mut self) {
        self.hint = None;
        self.values.clear();
    }

    /// Whether it is to be found out what the cells lead to: where a person is to move on a board
    /// that can be solved.
    #[must_use]
    pub fn wants_values(&self, session: &Session) -> bool {
        self.shows_values && session.is_persons_turn() && Solver::plays(session.setup().rules)
    }

    /// Tells a good move.
    pub fn set_hint(&mut self, hint: Option<Cell>) {
        self.hint = hint;
    }

    /// Tells what the cells lead to.
    pub fn set_values(&mut self, values: Vec<(Cell, Value)>) {
        self.values = values;
    }

    /// The cells about which there is something to say.
    pub fn noted(&self) -> impl Iterator<Item = Cell> {
        self.values.iter().map(|&(cell, _)| cell).chain(self.hint)
    }

    /// Adds what there is to say about this cell.
    #[must_use]
    pub fn note(&self, cell: Cell, view: CellView) -> CellView {
        let value = self.values.iter().find(|&&(valued, _)| valued == cell);
        CellView {
            is_advised: self.hint == Some(cell),
            leads_to: value.map(|&(_, value)| value),
            ..view
        }
    }
}
