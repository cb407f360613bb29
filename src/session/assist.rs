use super::{CellView, Session};
use crate::engine::{
    Cell, Game,
    exact::{Solver, Value},
};

/// The number of moves in an [`ending`]: the winning move, the move before it, and the move that made the threat.
const ENDING: usize = 3;

/// Returns the last three of these moves, which show how a game was lost; all if there are fewer.
#[must_use]
pub fn ending(moves: &[Cell]) -> &[Cell] {
    &moves[moves.len().saturating_sub(ENDING)..]
}

/// The help that a person gets during a game: a hint, and what each free cell leads to. Both are computed
/// elsewhere and stored here. After a game, its last moves.
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
    ending: Vec<Cell>,
}

impl Assist {
    /// Creates an assist that has no help yet. `shows_values` says whether free cells should show what they lead to.
    #[must_use]
    pub fn new(shows_values: bool) -> Self {
        Self { shows_values, ..Self::default() }
    }

    /// Forgets the hint, the values and the ending, because the position has changed.
    pub fn forget(&mut self) {
        self.hint = None;
        self.values.clear();
        self.ending.clear();
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

    /// Shows how this game ended: its last three moves, numbered from 1.
    pub fn show_ending(&mut self, game: &Game) {
        self.ending = ending(game.moves()).to_vec();
    }

    /// Returns the cells with a hint or a value, and those of the last moves.
    pub fn noted(&self) -> impl Iterator<Item = Cell> {
        let values = self.values.iter().map(|&(cell, _)| cell);
        values.chain(self.hint).chain(self.ending.iter().copied())
    }

    /// Adds the hint, the value and the place among the last moves of this cell to its view.
    #[must_use]
    pub fn note(&self, cell: Cell, view: CellView) -> CellView {
        let value = self.values.iter().find(|&&(valued, _)| valued == cell);
        let in_ending = self.ending.iter().position(|&it| it == cell);
        CellView {
            is_advised: self.hint == Some(cell),
            leads_to: value.map(|&(_, value)| value),
            ghost: view.mark.zip(in_ending).map(|((mark, _), place)| (mark, place + 1)),
            ..view
        }
    }
}
