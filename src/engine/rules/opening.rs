use crate::engine::{Board, Cell, Foul, Side};

/// How a game begins: what the first plies are, and who plays which side after them.
///
/// The first side has an advantage in five in a row. An opening takes it away: one player makes a position, and the other
/// chooses a side, or the third mark must be far from the first.
///
/// | opening | text | plies |
/// |---|---|---|
/// | free | | moves in turn |
/// | swap | `s1` | one move; the second player chooses a side |
/// | swap2 | `s2` | three moves by the first player; the second player chooses a side, or makes two more moves and lets the first player choose |
/// | pro | `p1` | moves in turn; the first in the centre, the third outside the 5x5 around it |
/// | long pro | `p2` | moves in turn; the first in the centre, the third outside the 7x7 around it |
///
/// Marks alternate between the sides in every opening, so the side of a mark depends on its number alone. An arranged
/// position has no choices, but the third mark on the board is restricted as in any game.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Game, Opening, Player, Rules, Side, Turn, Variant};
///
/// let rules = Rules::new(15, 15, 5, Variant::Freestyle)?.with_opening(Opening::Swap);
/// let mut game = Game::new(rules);
/// game.play("h8".parse()?)?;
/// assert_eq!(game.turn(), Some(Turn::Choose { player: Player::Second, can_offer: false }));
///
/// // The second player takes the mark that was made, so the first player makes the next one.
/// game.choose(Side::First)?;
/// assert_eq!(game.turn(), Some(Turn::Move { player: Player::First, side: Side::Second }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Opening {
    /// The players move in turn.
    #[default]
    Free,
    /// The second player chooses a side after the first move.
    Swap,
    /// The second player chooses a side after three moves of the first player, or makes two more moves, after which the
    /// first player chooses.
    Swap2,
    /// The first mark is in the centre, and the third outside the 5x5 around it.
    Pro,
    /// The first mark is in the centre, and the third outside the 7x7 around it.
    LongPro,
}

impl Opening {
    /// All openings.
    pub const ALL: [Self; 5] = [Self::Free, Self::Swap, Self::Swap2, Self::Pro, Self::LongPro];

    /// The shortest side of a board on which openings are played, in cells. It has room for the third mark of a long pro.
    pub const SHORTEST_SIDE: u8 = 9;

    /// Returns the text that stands for this opening in notation; a free one has none.
    pub(in crate::engine) const fn code(self) -> &'static str {
        match self {
            Self::Free => "",
            Self::Swap => "s1",
            Self::Swap2 => "s2",
            Self::Pro => "p1",
            Self::LongPro => "p2",
        }
    }

    /// Returns whether players choose sides in this opening.
    #[must_use]
    pub const fn has_choices(self) -> bool {
        super::HAS_EVERY_RULE && matches!(self, Self::Swap | Self::Swap2)
    }

    /// Returns whether the first and the third mark are restricted in this opening.
    #[must_use]
    pub const fn restricts_marks(self) -> bool {
        matches!(self, Self::Pro | Self::LongPro)
    }

    /// Returns whether the next mark is restricted if there are this many marks on the board.
    #[must_use]
    pub const fn restricts_mark(self, marks: usize) -> bool {
        self.restricts_marks() && matches!(marks, 0 | 2)
    }

    /// Returns how far the third mark is from the first, in columns or in rows; `None` if it may be anywhere.
    const fn distance_of_third_mark(self) -> Option<u16> {
        match self {
            Self::Free | Self::Swap | Self::Swap2 => None,
            Self::Pro => Some(3),
            Self::LongPro => Some(4),
        }
    }
}

/// Returns why the opening forbids this free cell for the next mark, if it does.
pub(super) fn opening_foul(board: &Board, cell: Cell) -> Option<Foul> {
    let distance = board.rules().opening().distance_of_third_mark()?;
    match board.count() {
        0 if !is_central(board, cell) => Some(Foul::NotCentral),
        2 => {
            let mut cells = board.rules().shape().cells();
            let first = cells.find(|&it| board.get(it) == Some(Side::First))?;
            let [columns, rows] =
                [first.column().abs_diff(cell.column()), first.row().abs_diff(cell.row())];
            (columns.max(rows) < distance).then_some(Foul::NearCentre)
        }
        _ => None,
    }
}

/// Returns whether this is the cell in the centre of the board, or one of those around it if a side is even.
fn is_central(board: &Board, cell: Cell) -> bool {
    let shape = board.rules().shape();
    let is_central = |at: i16, length: u8| (2 * at + 1 - i16::from(length)).abs() <= 1;
    is_central(cell.column(), shape.columns()) && is_central(cell.row(), shape.rows())
}
