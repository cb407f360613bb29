//! The class of a cell: the result of a mark on it for one line through it.
//!
//! A *window* is a stretch of k cells that contains the cell. It is open to a side if it holds no mark
//! of the other side and no edge and, where overlines don't win, if no own mark touches its ends. A
//! window's *need* is the number of own marks that it lacks once the cell is taken. The class of a cell
//! follows from the smallest need of its windows, and from whether two of those overlap so that one
//! more mark serves both: a four then has two cells that complete it, a three becomes such a four, and
//! so on. These are the usual gomoku patterns, for any run length.

/// The class of a cell in one direction for one side, 0 to 15; more is better.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Direction, Side, search::patterns::{Patterns, class}};
///
/// let mut patterns = Patterns::new("15x15k5".parse()?);
/// for cell in ["h8", "i8", "j8"] {
///     patterns.put(patterns.index(cell.parse()?), Side::First);
/// }
/// // In the first direction, along the row, k8 makes an open four, and l8 leaves a gap.
/// assert_eq!(Patterns::DIRECTIONS[0], Direction::ROW);
/// let class = |cell: &str| Ok(patterns.class(patterns.index(cell.parse()?), Side::First, 0));
/// assert_eq!(class("k8")?, class::OPEN_FOUR);
/// assert_eq!(class("l8")?, class::FOUR);
/// # Ok::<(), in_a_row::engine::notation::NotationError>(())
/// ```
pub type Class = u8;

/// No window is open: a mark here is useless in this direction.
pub const DEAD: Class = 0;
/// In renju, black must not play here because of this line: it would have an overline, or two fours in one line. Under
/// other rules, and with longer runs, this number is that of a class without a name.
pub const FORBIDDEN: Class = 3;
/// Three marks short of a run, and one more makes an open three.
pub const OPEN_TWO: Class = 10;
/// Two marks short of a run, in only one way.
pub const THREE: Class = 11;
/// Two marks short of a run, and one more makes an open four.
pub const OPEN_THREE: Class = 12;
/// One mark short of a run, which one move of the other side prevents.
pub const FOUR: Class = 13;
/// One mark short of a run, which no move of the other side prevents.
pub const OPEN_FOUR: Class = 14;
/// A winning run.
pub const WIN: Class = 15;

/// The number of classes.
pub(super) const CLASSES: usize = 16;

/// What counts as a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Run {
    /// The number of cells.
    pub length: usize,
    /// Whether a longer run does not win.
    pub exact: bool,
}

/// The cells of a line around a cell as bitboards. The cell itself is bit [`reach`](Run::reach).
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Around {
    /// Marks of the side.
    pub own: u128,
    /// Marks of the other side, and cells off the board.
    pub closed: u128,
}

impl Run {
    /// How many cells away a mark can still matter.
    pub const fn reach(self) -> usize {
        if self.exact { self.length } else { self.length - 1 }
    }

    /// Cells of at least this class are near another own mark: both are in the same open window. If that
    /// makes no threat yet, they must share two such windows.
    pub const fn min_near_class(self) -> Class {
        match self.length {
            0..=3 => FOUR,
            4 => OPEN_THREE,
            5 => OPEN_TWO,
            _ => 4,
        }
    }

    /// The classes that can occur.
    pub fn classes(self) -> impl Iterator<Item = Class> {
        let closed = (1..self.length).map(move |need| self.classify(need, false));
        let mut exists = [false; CLASSES];
        for class in closed {
            exists[usize::from(class)] = true;
            exists[usize::from(class) + 1] = true;
        }
        let is_one =
            move |&class: &Class| class == DEAD || class == WIN || exists[usize::from(class)];
        (DEAD..=WIN).filter(is_one)
    }

    /// The class of the cell in the middle, whatever is on it.
    pub fn class(self, around: Around) -> Class {
        let centre = 1_u128 << self.reach();
        let own = around.own | centre;
        let closed = around.closed & !centre;
        let (mut need, mut count) = (self.length, 0);
        let mut missing = [0_u128; 40];
        for start in self.reach() + 1 - self.length..=self.reach() {
            let window = ((1_u128 << self.length) - 1) << start;
            if closed & window != 0 {
                continue;
            }
            // With `reach` equal to `length - 1`, the first window starts at bit 0 and has nothing
            // before it.
            let beside =
                (1 << (start + self.length)) | if start > 0 { 1 << (start - 1) } else { 0 };
            if self.exact && own & beside != 0 {
                continue;
            }
            let cells = window & !own;
            let needed = cells.count_ones() as usize;
            if needed < need {
                (need, count) = (needed, 0);
            }
            if needed == need {
                missing[count] = cells;
                count += 1;
            }
        }
        if count == 0 {
            return DEAD;
        }
        let missing = &missing[..count];
        let shares = |one: &u128, other: &u128| (one | other).count_ones() as usize == need + 1;
        let is_open =
            (1..count).any(|step| missing.iter().zip(&missing[step..]).any(|(a, b)| shares(a, b)));
        self.classify(need, is_open)
    }

    /// For needs of four and more, the class depends on how many marks are there, not on how many are
    /// missing.
    fn classify(self, need: usize, is_open: bool) -> Class {
        let class = match need {
            0 => return WIN,
            1 => FOUR,
            2 => THREE,
            3 => THREE - 2,
            _ if need + 1 == self.length => 1,
            _ if need + 2 == self.length => 3,
            4 => 7,
            _ => 5,
        };
        class + u8::from(is_open)
    }
}
