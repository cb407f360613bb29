//! The rules of a game: the board, the winning lines, the forbidden moves, and when the game is drawn.

mod foul;
mod judge;
mod live_lines;
mod opening;
mod renju;
mod turn_order;
mod variant;
mod win_rule;

use std::{error::Error, fmt};

pub use foul::Foul;
pub(super) use judge::winning_lines;
pub use judge::{Judgement, judge};
pub(super) use live_lines::LiveLines;
pub use opening::Opening;
pub use renju::foul_lines;
pub use turn_order::{OpeningStep, Turn, TurnOrder};
pub use variant::Variant;
pub(super) use win_rule::Row;
pub use win_rule::{Overline, WinRule};

use super::{Form, Line, Shape, ShapeError, Side};

/// Whether this program knows every variant and opening. The worker that most games use knows only
/// [plain](Rules::are_plain) rules; another worker knows the others.
pub(super) const HAS_EVERY_RULE: bool = !cfg!(feature = "plain-rules");

/// The board, the number in a row that wins, the [`Variant`], and the [`Opening`]. Every value of this type is playable.
///
/// As text, rules are the board's size, a `k` and the run length: `15x15k5`, or `4x4x4k4` in space. Without
/// end, they are `endless5` (see [`notation`](crate::engine::notation)).
///
/// # Examples
/// ```
/// use in_a_row::engine::{Rules, Variant};
///
/// let gomoku = Rules::new(15, 15, 5, Variant::Freestyle)?;
/// assert_eq!(gomoku.run(), 5);
/// assert_eq!(gomoku.shape().cell_count(), 225);
/// assert_eq!(gomoku.to_string(), "15x15k5");
/// # Ok::<(), in_a_row::engine::RulesError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    shape: Shape,
    run: u8,
    variant: Variant,
    opening: Opening,
}

/// The reason why there are no such rules: the board or the run length is out of bounds, or the variant or the opening is
/// not played there.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Rules, RulesError, Variant};
///
/// let four_on_3x3 = Rules::new(3, 3, 4, Variant::Freestyle);
/// let error = RulesError::Run { run: 4, shortest: 3, longest: 3 };
/// assert_eq!(four_on_3x3, Err(error));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RulesError {
    /// There is no such board.
    Shape(ShapeError),
    /// The run is shorter or longer than this board allows.
    Run {
        /// The requested run, in cells.
        run: u8,
        /// The shortest run that this board allows, in cells.
        shortest: u8,
        /// The longest run that this board allows, in cells.
        longest: u8,
    },
    /// This variant is not played on this board, or not with this run; see [`Rules::allow`].
    Variant(Variant),
    /// This opening is not played on this board, or not with this run; see [`Rules::allow_opening`].
    Opening(Opening),
}

impl Rules {
    /// The shortest winning run on a flat board and without end, in cells.
    pub const SHORTEST_RUN: u8 = 3;

    /// The longest winning run on a board without end, in cells.
    pub const LONGEST_RUN_WITHOUT_END: u8 = 8;

    /// Noughts and crosses: 3x3, three in a row.
    pub const NOUGHTS_AND_CROSSES: Self = Self {
        shape: Shape::SMALLEST,
        run: 3,
        variant: Variant::Freestyle,
        opening: Opening::Free,
    };

    /// Creates rules for a flat board.
    ///
    /// # Errors
    /// A number is out of bounds, or the variant is not played on this board. Columns are checked first, then rows, then
    /// the run length, then the variant.
    pub fn new(columns: u8, rows: u8, run: u8, variant: Variant) -> Result<Self, RulesError> {
        Self::on(Shape::flat(columns, rows).map_err(RulesError::Shape)?, run, variant)
    }

    /// Creates rules for a board of any shape. In space, a run is as long as a side.
    ///
    /// [`Variant::Exact`] is accepted everywhere, since links may ask for it where it makes no difference. Without end,
    /// it becomes [`Variant::Freestyle`].
    ///
    /// # Errors
    /// The run is too long or too short for this board, or the variant is not [allowed](Self::allow) on it.
    ///
    /// # Examples
    /// ```
    /// use in_a_row::engine::{Rules, Shape, Variant};
    ///
    /// let rules = Rules::on(Shape::cube(4)?, 4, Variant::Freestyle)?;
    /// assert_eq!(rules.to_string(), "4x4x4k4");
    /// assert_eq!(rules.lines().count(), 76);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn on(shape: Shape, run: u8, variant: Variant) -> Result<Self, RulesError> {
        let (shortest, longest) = match shape.form() {
            Form::Flat { .. } => (Self::SHORTEST_RUN, shape.longest_side()),
            Form::Cube { side } => (side, side),
            Form::Endless => (Self::SHORTEST_RUN, Self::LONGEST_RUN_WITHOUT_END),
        };
        let variant = match variant {
            Variant::Exact if !shape.has_end() => Variant::Freestyle,
            _ => variant,
        };
        let rules = Self { shape, run, variant, opening: Opening::Free };
        if !(shortest..=longest).contains(&run) {
            Err(RulesError::Run { run, shortest, longest })
        } else if variant == Variant::Exact || rules.allow(variant) {
            Ok(rules)
        } else {
            Err(RulesError::Variant(variant))
        }
    }

    /// Returns the shape of the board.
    #[must_use]
    pub const fn shape(self) -> Shape {
        self.shape
    }

    /// Returns the number in a row that wins.
    #[must_use]
    pub const fn run(self) -> u8 {
        self.run
    }

    /// Returns the variant.
    #[must_use]
    pub const fn variant(self) -> Variant {
        match self.variant {
            Variant::Caro | Variant::CaroOverlines | Variant::Renju if !HAS_EVERY_RULE => {
                Variant::Freestyle
            }
            variant => variant,
        }
    }

    /// Returns what a row of this side must be like to win.
    #[must_use]
    pub const fn win_rule(self, side: Side) -> WinRule {
        let overline = match (self.variant(), side) {
            (Variant::Freestyle | Variant::CaroOverlines, _) | (Variant::Renju, Side::Second) => {
                Overline::Wins
            }
            (Variant::Exact | Variant::Caro, _) | (Variant::Renju, Side::First) => {
                Overline::Ignored
            }
        };
        let needs_open_end = matches!(self.variant(), Variant::Caro | Variant::CaroOverlines);
        WinRule { run: self.run, overline, needs_open_end }
    }

    /// Returns whether a row on this board can be longer than a winning row needs to be, so that [`Overline`] makes a
    /// difference.
    #[must_use]
    pub fn allow_longer_rows(self) -> bool {
        match self.shape.form() {
            Form::Flat { .. } => self.run < self.shape.longest_side(),
            Form::Cube { .. } | Form::Endless => false,
        }
    }

    /// Returns whether this variant can be played on this board: freestyle everywhere, exactly k where rows can be longer,
    /// caro on flat boards and without end if five in a row win, renju on 15x15 if five in a row win.
    #[must_use]
    pub fn allow(self, variant: Variant) -> bool {
        match variant {
            Variant::Freestyle => true,
            Variant::Exact => self.allow_longer_rows(),
            Variant::Caro | Variant::CaroOverlines => {
                self.run == 5 && !matches!(self.shape.form(), Form::Cube { .. })
            }
            Variant::Renju => {
                self.run == 5 && matches!(self.shape.form(), Form::Flat { columns: 15, rows: 15 })
            }
        }
    }

    /// Returns the rules of the same board with this variant, or unchanged if they do not [allow](Self::allow) it.
    ///
    /// # Examples
    /// ```
    /// use in_a_row::engine::{Rules, Variant};
    ///
    /// let gomoku: Rules = "15x15k5".parse()?;
    /// assert_eq!(gomoku.with(Variant::Exact).to_string(), "15x15k5e");
    ///
    /// let small = Rules::NOUGHTS_AND_CROSSES;
    /// assert_eq!(small.with(Variant::Exact), small);
    /// # Ok::<(), in_a_row::engine::notation::NotationError>(())
    /// ```
    #[must_use]
    pub fn with(self, variant: Variant) -> Self {
        if self.allow(variant) { Self { variant, ..self } } else { self }
    }

    /// Returns how a game begins.
    #[must_use]
    pub const fn opening(self) -> Opening {
        if HAS_EVERY_RULE { self.opening } else { Opening::Free }
    }

    /// Returns whether games on this board can begin with this opening: with a free one everywhere, with others on flat
    /// boards that are large enough if five in a row win.
    #[must_use]
    pub fn allow_opening(self, opening: Opening) -> bool {
        let is_large = |length: u8| length >= Opening::SHORTEST_SIDE;
        opening == Opening::Free
            || matches!(self.shape.form(), Form::Flat { columns, rows }
                if self.run == 5 && is_large(columns) && is_large(rows))
    }

    /// Returns the same rules with this opening, or unchanged if they do not [allow](Self::allow_opening) it.
    ///
    /// # Examples
    /// ```
    /// use in_a_row::engine::{Opening, Rules};
    ///
    /// let gomoku: Rules = "15x15k5".parse()?;
    /// assert_eq!(gomoku.with_opening(Opening::Swap2).to_string(), "15x15k5s2");
    /// # Ok::<(), in_a_row::engine::notation::NotationError>(())
    /// ```
    #[must_use]
    pub fn with_opening(self, opening: Opening) -> Self {
        if self.allow_opening(opening) { Self { opening, ..self } } else { self }
    }

    /// Returns whether some moves of this side to free cells are forbidden; see [`Foul`].
    #[must_use]
    pub const fn has_fouls(self, side: Side) -> bool {
        matches!((self.variant(), side), (Variant::Renju, Side::First))
    }

    /// Returns whether every program knows these rules: freestyle or exactly k in a row, with a free opening.
    ///
    /// # Examples
    /// ```
    /// use in_a_row::engine::Rules;
    ///
    /// let gomoku: Rules = "15x15k5e".parse()?;
    /// assert!(gomoku.are_plain());
    ///
    /// let renju: Rules = "15x15k5r".parse()?;
    /// assert!(!renju.are_plain());
    /// # Ok::<(), in_a_row::engine::notation::NotationError>(())
    /// ```
    #[must_use]
    pub const fn are_plain(self) -> bool {
        self.variant.only_length_counts() && matches!(self.opening, Opening::Free)
    }

    /// Returns whether the first side is black, or X, whoever plays it: in renju, whose rules name the sides, and in an opening
    /// in which players choose them.
    #[must_use]
    pub const fn starter_is_black(self) -> bool {
        matches!(self.variant(), Variant::Renju) || self.opening().has_choices()
    }

    /// Returns every line on which a run can win, in the order of [`Shape::lines`]; none without end.
    pub fn lines(self) -> impl Iterator<Item = Line> {
        self.shape.lines(self.run)
    }
}

/// Writes rules as in `15x15k5` or `endless5`, with the letter of the variant and the text of the opening at the end, as
/// in `15x15k5es2`.
impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let before_run = if self.shape.has_end() { "k" } else { "" };
        let (variant, opening) = (self.variant.letter(), self.opening().code());
        write!(f, "{}{before_run}{}{variant}{opening}", self.shape, self.run)
    }
}

impl fmt::Display for RulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Shape(error) => error.fmt(f),
            Self::Run { run, shortest, longest } => {
                write!(f, "{run} in a row: this board allows {shortest} to {longest}")
            }
            Self::Variant(_) => f.write_str("this board does not allow this variant"),
            Self::Opening(_) => f.write_str("this board does not allow this opening"),
        }
    }
}

impl Error for RulesError {}
