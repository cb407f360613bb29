use super::{CellView, Session};
use crate::engine::{
    Cell,
    advice::{Adviser, Hint},
    exact::Value,
};

/// What a person is told about the position, if they want to be.
#[derive(Clone, Debug)]
pub struct Assist {
    adviser: Adviser,
    shows_values: bool,
    hint: Option<Hint>,
    values: Vec<(Cell, Value)>,
}

impl Assist {
    /// Help with this session. `shows_values` has every free cell show what it leads to.
    #[must_use]
    pub fn new(session: &Session, shows_values: bool) -> Self {
        let adviser = Adviser::new(session.setup().rules);
        let mut assist = Self { adviser, shows_values, hint: None, values: Vec::new() };
        assist.follow(session);
        assist
    }

    /// Something has changed: the hint is old, and what the cells lead to is another.
    pub fn follow(&mut self, session: &Session) {
        self.hint = None;
        let position = session.game().position();
        self.values = match position.filter(|_| self.shows_values && session.is_persons_turn()) {
            Some(position) => self.adviser.values(position),
            None => Vec::new(),
        };
    }

    /// Finds a good move where it is a person's turn.
    pub fn give_hint(&mut self, session: &Session) -> Option<Hint> {
        let position = session.game().position().filter(|_| session.is_persons_turn());
        self.hint = position.and_then(|position| self.adviser.hint(position));
        self.hint
    }

    /// The cells about which there is something to say.
    pub fn noted(&self) -> impl Iterator<Item = Cell> {
        let valued = self.values.iter().map(|&(cell, _)| cell);
        valued.chain(self.hint.map(|hint| hint.cell))
    }

    /// Adds what there is to say about this cell.
    #[must_use]
    pub fn note(&self, cell: Cell, view: CellView) -> CellView {
        let value = self.values.iter().find(|&&(valued, _)| valued == cell);
        CellView {
            is_advised: self.hint.is_some_and(|hint| hint.cell == cell),
            leads_to: value.map(|&(_, value)| value),
            ..view
        }
    }
}
