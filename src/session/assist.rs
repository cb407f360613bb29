use super::{CellView, Session};
use crate::engine::{
    Cell,
    exact::{Solver, Value},
};

/// The help that a person gets during a game: a hint, and what each free cell leads to. Both are computed
/// elsewhere and stored here.
///
/// # Examples
/// ```
/// use in_a_row::session::{Assist, Session, Setup};
/// # use rand::SeedableRng;
/// # let mut random = rand_xoshiro::Xoshiro128PlusPlus::seed_from_u64(1);
///
/// let (session, _) = Session::start(Setup::DEFAULT, &mut random);
/// let b2 = "b2".parse()?;
/// let mut assist = Assist::new(false);
/// assist.set_hint(Some(b2));
/// assert!(assist.note(b2, session.cell(b2)).is_advised);
///
/// // A move makes the hint out of date.
/// assist.forget();
/// assert!(!assist.note(b2, session.cell(b2)).is_advised);
/// # Ok::<(), in_a_row::engine::notation::NotationError>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Assist {
    shows_values: bool,
    hint: Option<Cell>,
    values: Vec<(Cell, Value)>,
}

impl Assist {
    /// Creates an assist that has no help yet. `shows_values` says whether free cells should show what they lead to.
    #[must_use]
    pub fn new(shows_values: bool) -> Self {
        Self { shows_values, ..Self::default() }
    }

    /// Forgets the hint and the values, because the position has changed.
    pub fn forget(&mut self) {
        self.hint = None;
        self.values.clear();
    }

    /// Returns whether the values of the cells are needed: they are to be shown, it is a person's turn, and the board
    /// can be solved.
    #[must_use]
    pub fn wants_values(&self, session: &Session) -> bool {
        self.shows_values && session.is_persons_turn() && Solver::plays(session.setup().rules)
    }

    /// Sets the hint.
    pub fn set_hint(&mut self, hint: Option<Cell>) {
        self.hint = hint;
    }

    /// Sets the values of the cells.
    pub fn set_values(&mut self, values: Vec<(Cell, Value)>) {
        self.values = values;
    }

    /// Returns the cells with a hint or a value.
    pub fn noted(&self) -> impl Iterator<Item = Cell> {
        self.values.iter().map(|&(cell, _)| cell).chain(self.hint)
    }

    /// Adds the hint and the value of this cell to its view.
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
