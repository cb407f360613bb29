use super::{Board, Cell, Judgement, Rules, Side, judge};

/// A game that has not ended, seen by the side to move: what a bot chooses from.
///
/// Only [`Game::position`](super::Game::position) makes one, so that there is always a legal move.
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
    /// What is played.
    #[must_use]
    pub const fn rules(self) -> Rules {
        self.board.rules()
    }

    /// The marks as they are.
    #[must_use]
    pub const fn board(self) -> &'game Board {
        self.board
    }

    /// The moves so far, by turns. What was on the board before the first is not among them.
    #[must_use]
    pub const fn moves(self) -> &'game [Cell] {
        self.moves
    }

    /// Whose turn it is.
    #[must_use]
    pub const fn turn(self) -> Side {
        self.turn
    }

    /// The legal moves, row by row from the top: at least one.
    pub fn legal_moves(self) -> impl Iterator<Item = Cell> + 'game {
        self.board.free_cells().filter(move |&cell| self.judge(cell).is_legal())
    }

    /// What a move of the side to move on this cell would be.
    #[must_use]
    pub fn judge(self, cell: Cell) -> Judgement {
        judge(self.board, cell, self.turn)
    }

    /// Whether `side`, if it were its turn, would win by a mark on this cell.
    #[must_use]
    pub fn wins_at(self, cell: Cell, side: Side) -> bool {
        judge(self.board, cell, side).is_win()
    }
}
