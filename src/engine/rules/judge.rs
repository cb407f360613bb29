use super::{Foul, opening::opening_foul, renju};
use crate::engine::{Board, Cell, Line, Side};

/// The verdict of [`judge`] on a move.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Judgement, Side, judge, notation::Link};
///
/// // X has a1 and c1, O has a2 and c2.
/// let game = "3x3k3/a1a2c1c2".parse::<Link>()?.game;
/// let board = game.board();
///
/// // On b1, X completes the bottom row. O only blocks it.
/// assert!(judge(board, "b1".parse()?, Side::First).is_win());
/// assert_eq!(judge(board, "b1".parse()?, Side::Second), Judgement::Free);
/// assert!(!judge(board, "a1".parse()?, Side::Second).is_legal());
/// # Ok::<(), in_a_row::engine::notation::LinkError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Judgement {
    /// The move is legal and does not win.
    Free,
    /// The move is not allowed.
    Forbidden(Foul),
    /// The move wins with these lines, each at its full length. There is at least one.
    Wins(Vec<Line>),
}

/// Decides whether `side` may put a mark on `cell`, and whether that wins. No other code decides this.
///
/// Games, opponents, hints and reviews all call this function. The search and the exact solver have their
/// own tables, which are tested against it. It ignores whose turn it is and whether the game has ended. A move that
/// wins is never forbidden.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Cell, Foul, Game, Judgement, Side, judge, notation::Link};
///
/// // X on a1 and b2, O on a3 and c1.
/// let link: Link = "4x4k3/a1a3b2c1".parse()?;
/// let board = link.game.board();
///
/// let c3 = Cell::new(2, 2);
/// let Judgement::Wins(lines) = judge(board, c3, Side::First) else { panic!("three in a row") };
/// assert_eq!(lines.len(), 1);
/// assert_eq!(judge(board, c3, Side::Second), Judgement::Free);
///
/// let a1 = Cell::new(0, 0);
/// assert_eq!(judge(board, a1, Side::Second), Judgement::Forbidden(Foul::Taken(Side::First)));
/// # Ok::<(), in_a_row::engine::notation::LinkError>(())
/// ```
#[must_use]
pub fn judge(board: &Board, cell: Cell, side: Side) -> Judgement {
    if !board.rules().shape().contains(cell) {
        return Judgement::Forbidden(Foul::Outside);
    }
    if let Some(owner) = board.get(cell) {
        return Judgement::Forbidden(Foul::Taken(owner));
    }
    if !board.rules().shape().has_end() && board.count() == 0 && cell != Cell::FIRST_MARK {
        return Judgement::Forbidden(Foul::NotFirst);
    }
    let lines: Vec<_> = winning_lines(board, cell, side).collect();
    if !lines.is_empty() {
        return Judgement::Wins(lines);
    }
    if let Some(foul) = opening_foul(board, cell) {
        return Judgement::Forbidden(foul);
    }
    let foul = if board.rules().has_fouls(side) { renju::foul(board, cell) } else { None };
    foul.map_or(Judgement::Free, Judgement::Forbidden)
}

/// Returns the winning lines that `side` would have through this cell with a mark on it. The cell's current content
/// makes no difference.
pub(in crate::engine) fn winning_lines(
    board: &Board,
    cell: Cell,
    side: Side,
) -> impl Iterator<Item = Line> {
    let rule = board.rules().win_rule(side);
    let directions = board.rules().shape().directions().iter();
    directions
        .map(move |&direction| board.row_through(cell, direction, side))
        .filter(move |&row| rule.wins(row))
        .map(|row| row.line)
}

impl Judgement {
    /// Returns whether the move is allowed.
    #[must_use]
    pub const fn is_legal(&self) -> bool {
        !matches!(self, Self::Forbidden(_))
    }

    /// Returns whether the move is allowed and wins.
    #[must_use]
    pub const fn is_win(&self) -> bool {
        matches!(self, Self::Wins(_))
    }
}
