use super::{Board, Cell, Judgement, Rules, Side, judge};

/// The position of a running game, in which a bot chooses a move.
///
/// Only [`Game::position`](super::Game::position) creates one, so there is always a legal move.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Cell, Side, notation::Link};
///
/// let link: Link = "3x3k3/b2a1c3".parse()?;
/// let position = link.game.position().expect("a running game");
/// assert_eq!(position.turn(), Side::Second);
/// assert_eq!(position.legal_moves().count(), 6);
///
/// // The first side has no line through a1: that cell is taken.
/// assert!(!position.wins_at(Cell::new(0, 0), Side::First));
/// # Ok::<(), in_a_row::engine::notation::LinkError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Position<'game> {
    pub(super) board: &'game Board,
    pub(super) moves: &'game [Cell],
    pub(super) turn: Side,
}

impl<'game> Position<'game> {
    /// The rules of the game.
    #[must_use]
    pub const fn rules(self) -> Rules {
        self.board.rules()
    }

    /// The marks on the board.
    #[must_use]
    pub const fn board(self) -> &'game Board {
        self.board
    }

    /// Returns the moves so far, without the marks that were on the board before the first move.
    #[must_use]
    pub const fn moves(self) -> &'game [Cell] {
        self.moves
    }

    /// Returns the side to move.
    #[must_use]
    pub const fn turn(self) -> Side {
        self.turn
    }

    /// Returns the legal moves, row by row from the top; at least one. On a board without end there are too many to
    /// list, so there are none; see [`Position::candidates`].
    pub fn legal_moves(self) -> impl Iterator<Item = Cell> + 'game {
        self.board.free_cells().filter(move |&cell| self.judge(cell).is_legal())
    }

    /// Returns the legal moves that are worth considering; see [`Board::candidates`].
    pub fn candidates(self) -> impl Iterator<Item = Cell> + 'game {
        self.board.candidates().into_iter().filter(move |&cell| self.judge(cell).is_legal())
    }

    /// Judges a move by the side to move; see [`judge()`].
    #[must_use]
    pub fn judge(self, cell: Cell) -> Judgement {
        judge(self.board, cell, self.turn)
    }

    /// Whether `side` would win with a mark on this cell, even if it is not its turn.
    #[must_use]
    pub fn wins_at(self, cell: Cell, side: Side) -> bool {
        judge(self.board, cell, side).is_win()
    }
}
