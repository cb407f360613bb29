use super::{CellView, FoulView, Session};
use crate::engine::{
    Cell, Foul, Game, Judgement, Line,
    exact::{Solver, Value},
    judge,
};

/// The number of moves in an [`ending`]: the winning move, the move before it, and the move that made the threat.
const ENDING: usize = 3;

/// Returns the free cells on which the side to move would commit a foul of renju, each with the foul.
///
/// # Examples
/// ```
/// use in_a_row::{engine::{Foul, notation::Link}, session::forbidden};
///
/// // Black has two open twos, which meet at h8.
/// let game = "15x15k5r/f8a1g8c1h6e1h7g1".parse::<Link>()?.game;
/// assert_eq!(forbidden(&game), [("h8".parse()?, Foul::DoubleThree)]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn forbidden(game: &Game) -> Vec<(Cell, Foul)> {
    let Some(position) = game.position() else { return Vec::new() };
    let (board, side) = (position.board(), position.turn());
    if !board.rules().has_fouls(side) {
        return Vec::new();
    }
    let cells = board.rules().shape().cells().filter(|&cell| board.is_free(cell));
    let foul = |cell| match judge(board, cell, side) {
        Judgement::Forbidden(foul @ (Foul::Overline | Foul::DoubleFour | Foul::DoubleThree)) => {
            Some((cell, foul))
        }
        _ => None,
    };
    cells.filter_map(foul).collect()
}

/// Returns the cell on which black would have to prevent a win, and the foul that a move there would be. `None` unless
/// black is to move and has no other answer.
///
/// # Examples
/// ```
/// use in_a_row::{engine::{Foul, notation::Link}, session::only_answer_is_foul};
///
/// // White has four in a row, h8 to k8, blocked at one end. At the other end, black would make two fours.
/// let game = "15x15k5r/l8h8g5i8g6j8d5a1e6c1g7e1f7k8".parse::<Link>()?.game;
/// assert_eq!(only_answer_is_foul(&game), Some(("g8".parse()?, Foul::DoubleFour)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn only_answer_is_foul(game: &Game) -> Option<(Cell, Foul)> {
    let fouls = forbidden(game);
    let position = game.position().filter(|_| !fouls.is_empty())?;
    let wins_of = |side| {
        let mut cells = position.rules().shape().cells().collect::<Vec<_>>();
        cells.retain(|&cell| position.board().is_free(cell) && position.wins_at(cell, side));
        cells
    };
    let [own, threats] = [position.turn(), position.turn().other()].map(wins_of);
    let is_only_answer = |cell| own.is_empty() && threats == [cell];
    fouls.into_iter().find(|&(cell, _)| is_only_answer(cell))
}

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
    forbidden: Vec<(Cell, Foul)>,
    foul_rows: Vec<Cell>,
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
        self.forbidden.clear();
        self.foul_rows.clear();
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

    /// Sets the cells on which the side to move would commit a foul; see [`forbidden`].
    pub fn set_forbidden(&mut self, cells: Vec<(Cell, Foul)>) {
        self.forbidden = cells;
    }

    /// Shows these rows, which make a foul of the move that was tried last.
    pub fn show_foul_rows(&mut self, rows: &[Line]) {
        self.foul_rows = rows.iter().flat_map(|row| row.cells()).collect();
    }

    /// Shows how this game ended: its last three moves, numbered from 1.
    pub fn show_ending(&mut self, game: &Game) {
        self.ending = ending(game.moves()).to_vec();
    }

    /// Returns the cells with a hint or a value, and those of the last moves.
    pub fn noted(&self) -> impl Iterator<Item = Cell> {
        let values = self.values.iter().map(|&(cell, _)| cell);
        let forbidden = self.forbidden.iter().map(|&(cell, _)| cell);
        let listed = self.ending.iter().chain(&self.foul_rows).copied();
        values.chain(self.hint).chain(forbidden).chain(listed)
    }

    /// Adds to the view of this cell the foul that a move there would be. This is all that a review shows of this help.
    #[must_use]
    pub fn note_forbidden(&self, cell: Cell, view: CellView) -> CellView {
        let forbidden = self.forbidden.iter().find(|&&(it, _)| it == cell);
        CellView { foul: forbidden.map(|&(_, foul)| FoulView::Here(foul)), ..view }
    }

    /// Adds the hint, the value, the foul and the place among the last moves of this cell to its view.
    #[must_use]
    pub fn note(&self, cell: Cell, view: CellView) -> CellView {
        let value = self.values.iter().find(|&&(valued, _)| valued == cell);
        let in_row = self.foul_rows.contains(&cell).then_some(FoulView::InRow);
        let in_ending = self.ending.iter().position(|&it| it == cell);
        CellView {
            is_advised: self.hint == Some(cell),
            leads_to: value.map(|&(_, value)| value),
            ghost: view.mark.zip(in_ending).map(|((mark, _), place)| (mark, place + 1)),
            foul: self.note_forbidden(cell, view).foul.or(in_row),
            ..view
        }
    }
}
