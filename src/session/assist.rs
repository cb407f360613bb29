use super::{CellView, FoulView, Session};
use crate::engine::{
    Cell, Foul, Game, Judgement,
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

/// What free cells show about a move there: what it leads to, and whether it is forbidden. Both are computed elsewhere and
/// stored here.
///
/// # Examples
/// ```
/// use in_a_row::{engine::exact::Value, session::{Assist, CellView}};
///
/// let b2 = "b2".parse()?;
/// let mut assist = Assist::new(true);
/// assist.set_values(vec![(b2, Value::Draw)]);
/// assert_eq!(assist.note(b2, CellView::default()).leads_to, Some(Value::Draw));
///
/// // After a move, they are out of date.
/// assist.forget();
/// assert_eq!(assist.note(b2, CellView::default()).leads_to, None);
/// # Ok::<(), in_a_row::engine::notation::NotationError>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Assist {
    shows_values: bool,
    values: Vec<(Cell, Value)>,
    forbidden: Vec<(Cell, Foul)>,
}

impl Assist {
    /// Creates an assist that knows nothing yet. `shows_values` says whether free cells should show what they lead to.
    #[must_use]
    pub fn new(shows_values: bool) -> Self {
        Self { shows_values, ..Self::default() }
    }

    /// Forgets all values and fouls, because the position has changed.
    pub fn forget(&mut self) {
        self.values.clear();
        self.forbidden.clear();
    }

    /// Returns whether the values of the cells are needed: they are to be shown, it is a person's turn, and the board
    /// can be solved.
    #[must_use]
    pub fn wants_values(&self, session: &Session) -> bool {
        self.shows_values && session.is_persons_turn() && Solver::plays(session.setup().rules)
    }

    /// Sets the values of the cells.
    pub fn set_values(&mut self, values: Vec<(Cell, Value)>) {
        self.values = values;
    }

    /// Sets the cells on which the side to move would commit a foul; see [`forbidden`].
    pub fn set_forbidden(&mut self, cells: Vec<(Cell, Foul)>) {
        self.forbidden = cells;
    }

    /// Returns the cells with a value or a foul.
    pub fn noted(&self) -> impl Iterator<Item = Cell> {
        let values = self.values.iter().map(|&(cell, _)| cell);
        let forbidden = self.forbidden.iter().map(|&(cell, _)| cell);
        values.chain(forbidden)
    }

    /// Adds to the view of this cell the foul that a move there would be. This is all that a review shows of this help.
    #[must_use]
    pub fn note_forbidden(&self, cell: Cell, view: CellView) -> CellView {
        let forbidden = self.forbidden.iter().find(|&&(it, _)| it == cell);
        CellView { foul: forbidden.map(|&(_, foul)| FoulView::Here(foul)), ..view }
    }

    /// Adds the value and the foul of this cell to its view.
    #[must_use]
    pub fn note(&self, cell: Cell, view: CellView) -> CellView {
        let value = self.values.iter().find(|&&(valued, _)| valued == cell);
        CellView { leads_to: value.map(|&(_, value)| value), ..self.note_forbidden(cell, view) }
    }
}
