use crate::engine::{Cell, Judgement, Line, Position, Side, judge};

/// A free cell on which a side would win at once.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Side, advice::threats, notation::Link};
///
/// // X has a1 and b2, O has a2 and c1. Only X needs just one more cell.
/// let game = "3x3k3/a1a2b2c1".parse::<Link>()?.game;
/// let threats = threats(game.position().expect("a running game"));
/// assert_eq!(threats.len(), 1);
/// assert_eq!((threats[0].side, threats[0].cell), (Side::First, "c3".parse()?));
/// # Ok::<(), in_a_row::engine::notation::LinkError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Threat {
    /// Who would win there.
    pub side: Side,
    /// The cell.
    pub cell: Cell,
    /// The lines that the cell would complete: at least one.
    pub lines: Vec<Line>,
}

/// The threats of both sides, whoever is to move; those of the side to move come last. Each side's are in the
/// order of the board's cells.
#[must_use]
pub fn threats(position: Position<'_>) -> Vec<Threat> {
    let board = position.board();
    let of = |side| {
        board.candidates().into_iter().filter_map(move |cell| match judge(board, cell, side) {
            Judgement::Wins(lines) => Some(Threat { side, cell, lines }),
            Judgement::Free | Judgement::Forbidden(_) => None,
        })
    };
    of(position.turn().other()).chain(of(position.turn())).collect()
}
