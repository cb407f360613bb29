use super::{Mark, Seat};
use crate::engine::{Foul, OpeningStep, PointMark, advice::ThreatKind, exact::Value};

use std::fmt;

/// The appearance of one cell.
///
/// # Examples
/// ```
/// use in_a_row::session::{Intent, Mark, Players, Session, Setup};
/// # use rand::SeedableRng;
/// # let mut random = rand_xoshiro::Xoshiro128PlusPlus::seed_from_u64(1);
///
/// let setup = Setup { players: Players::Friends, ..Setup::DEFAULT };
/// let (mut session, _) = Session::start(setup, &mut random);
/// for cell in ["b2", "a1"] {
///     session.apply(Intent::Place(cell.parse()?), &mut random);
/// }
/// let a1 = session.cell("a1".parse()?);
/// assert_eq!(a1.mark, Some((Mark::O, Some(2))), "O, move 2");
/// assert!(a1.is_last && !a1.wins);
/// # Ok::<(), in_a_row::engine::notation::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools, reason = "each is shown in its own way")]
pub struct CellView {
    /// The mark on it, and the number of its move, counted from 1. An arranged mark has no number.
    pub mark: Option<(Mark, Option<usize>)>,
    /// Whether the last move was made here.
    pub is_last: bool,
    /// Whether it is on a winning line.
    pub wins: bool,
    /// The mark of a move that was selected here, but is not confirmed yet.
    pub pending: Option<Mark>,
    /// Whether a move here is recommended, or would have been better.
    pub is_advised: bool,
    /// The value of a move here: what it leads to.
    pub leads_to: Option<Value>,
    /// The mark that is drawn here as a ghost, and the number on it. On a free cell, the mark would be here in a line that
    /// a review shows, and the number is that of its move in the game. On a cell with a mark, the number counts the last
    /// moves of a lost game.
    pub ghost: Option<(Mark, usize)>,
    /// The threats that an X and an O here would make.
    pub threats: [Option<ThreatKind>; 2],
    /// Whether its mark is being dragged to another cell.
    pub is_lifted: bool,
    /// How a foul concerns it, if one does.
    pub foul: Option<FoulView>,
    /// The mark that a person has drawn on it.
    pub note: Option<NoteMark>,
}

/// A mark that a person has drawn on a cell: a [`PointMark`] as short as the cell shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoteMark {
    /// A letter or another short text.
    Label(ShortLabel),
    /// A triangle.
    Triangle,
    /// A square.
    Square,
    /// A circle.
    Circle,
    /// A cross.
    Cross,
}

/// The first three characters of a label.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShortLabel([Option<char>; 3]);

impl NoteMark {
    /// Returns the sign of a shape; `None` for a label.
    #[must_use]
    pub const fn shape(self) -> Option<&'static str> {
        match self {
            Self::Label(_) => None,
            Self::Triangle => Some("△"),
            Self::Square => Some("□"),
            Self::Circle => Some("○"),
            Self::Cross => Some("×"),
        }
    }
}

impl From<&PointMark> for NoteMark {
    fn from(mark: &PointMark) -> Self {
        match mark {
            PointMark::Label(label) => {
                let mut characters = label.chars();
                Self::Label(ShortLabel(std::array::from_fn(|_| characters.next())))
            }
            PointMark::Triangle => Self::Triangle,
            PointMark::Square => Self::Square,
            PointMark::Circle => Self::Circle,
            PointMark::Cross => Self::Cross,
        }
    }
}

/// Writes the mark as it is drawn.
impl fmt::Display for NoteMark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self, self.shape()) {
            (Self::Label(ShortLabel(label)), _) => {
                label.iter().flatten().try_for_each(|character| write!(f, "{character}"))
            }
            (_, shape) => f.write_str(shape.unwrap_or_default()),
        }
    }
}

/// How a foul concerns a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FoulView {
    /// A move here would be this foul.
    Here(Foul),
    /// It is on one of the rows that make a foul of the move that was tried last.
    InRow,
}

/// The state of the game, as the status line shows it.
///
/// # Examples
/// ```
/// use in_a_row::session::{Intent, Players, Seat, Session, Setup, Status};
/// # use rand::SeedableRng;
/// # let mut random = rand_xoshiro::Xoshiro128PlusPlus::seed_from_u64(1);
///
/// let setup = Setup { players: Players::Friends, ..Setup::DEFAULT };
/// let (mut session, _) = Session::start(setup, &mut random);
/// assert_eq!(session.status(), Status::ToMove(Seat::One));
///
/// // Nobody gets three in a row here.
/// for cell in ["b2", "a1", "c1", "a3", "a2", "c2", "b3", "b1"] {
///     session.apply(Intent::Place(cell.parse()?), &mut random);
/// }
/// assert_eq!(session.status(), Status::Drawn);
/// # Ok::<(), in_a_row::engine::notation::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// It is this seat's turn.
    ToMove(Seat),
    /// It is this seat's turn, in an opening in which players choose sides.
    InOpening(Seat, OpeningStep),
    /// This seat completed a line.
    Won(Seat),
    /// The game was drawn: nobody can complete a line any more, or the players agreed to a draw.
    Drawn,
    /// A position is being arranged, so it is nobody's turn.
    Arranging,
}
