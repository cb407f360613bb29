//! The kind of a cell: the result of a mark on it for all four lines through it.

use super::class::{
    Class, DEAD as DEAD_LINE, FORBIDDEN as FORBIDDEN_LINE, FOUR as FOUR_LINE, OPEN_FOUR,
    OPEN_THREE as OPEN_THREE_LINE, OPEN_TWO, THREE, WIN as RUN,
};

/// The kind of a cell for one side, 0 to 15; more is better.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Side, search::patterns::{Patterns, kind}};
///
/// // Two marks in a row and two in a column meet at h8.
/// let mut patterns = Patterns::new("15x15k5".parse()?);
/// for cell in ["i8", "j8", "h9", "h10"] {
///     patterns.put(patterns.index(cell.parse()?), Side::First);
/// }
/// let h8 = patterns.index("h8".parse()?);
/// assert_eq!(patterns.kind(h8, Side::First), kind::DOUBLE_THREE);
/// # Ok::<(), in_a_row::engine::notation::NotationError>(())
/// ```
pub type Kind = u8;

/// No run can be made through this cell.
pub const DEAD: Kind = 0;
/// In renju, black must not play here: it would be an overline or a double four.
pub const FORBIDDEN: Kind = 1;
/// A run can be made, but nothing better applies.
pub const LIVE: Kind = 2;
/// One open two.
pub const TWO: Kind = 3;
/// A three that is open at one end.
pub const CLOSED_THREE: Kind = 4;
/// Two open twos.
pub const DOUBLE_TWO: Kind = 5;
/// A three that is open at one end, and another or a two.
pub const CLOSED_THREE_PLUS: Kind = 6;
/// One open three.
pub const OPEN_THREE: Kind = 7;
/// One open three, and a two or a closed three.
pub const OPEN_THREE_PLUS: Kind = 8;
/// Two open threes. In renju, black must not play here if both can become straight fours.
pub const DOUBLE_THREE: Kind = 9;
/// One four.
pub const FOUR: Kind = 10;
/// One four, and a two or a closed three.
pub const FOUR_PLUS: Kind = 11;
/// In renju, one four of black, and two open threes: forbidden if both can become straight fours.
pub const FOUR_AND_DOUBLE_THREE: Kind = 12;
/// One four and an open three.
pub const FOUR_AND_THREE: Kind = 13;
/// An open four, or two fours.
pub const DOUBLE_FOUR: Kind = 14;
/// A winning run.
pub const WIN: Kind = 15;

/// The number of kinds.
pub(super) const KINDS: usize = 16;

/// The kind of a cell with these classes, in any order.
pub(super) fn kind(classes: [Class; 4]) -> Kind {
    let of = |class| classes.into_iter().filter(|&it| it == class).count();
    let (fours, threes, closed) = (of(FOUR_LINE), of(OPEN_THREE_LINE), of(THREE));
    let twos = of(OPEN_TWO);
    if of(RUN) > 0 {
        WIN
    } else if of(OPEN_FOUR) > 0 || fours > 1 {
        DOUBLE_FOUR
    } else if fours > 0 {
        match (threes, closed + twos) {
            (0, 0) => FOUR,
            (0, _) => FOUR_PLUS,
            _ => FOUR_AND_THREE,
        }
    } else if threes > 0 {
        match (threes, closed + twos) {
            (1, 0) => OPEN_THREE,
            (1, _) => OPEN_THREE_PLUS,
            _ => DOUBLE_THREE,
        }
    } else if closed > 0 {
        if closed + twos > 1 { CLOSED_THREE_PLUS } else { CLOSED_THREE }
    } else if twos > 0 {
        if twos > 1 { DOUBLE_TWO } else { TWO }
    } else if classes.iter().all(|&class| class == DEAD_LINE) {
        DEAD
    } else {
        LIVE
    }
}

/// The same for black in renju, whose double fours and overlines are forbidden.
pub(super) fn kind_with_fouls(classes: [Class; 4]) -> Kind {
    let of = |class| classes.into_iter().filter(|&it| it == class).count();
    let fours = of(FOUR_LINE) + of(OPEN_FOUR);
    if of(RUN) > 0 {
        WIN
    } else if of(FORBIDDEN_LINE) > 0 || fours > 1 {
        FORBIDDEN
    } else if of(OPEN_THREE_LINE) > 1 {
        if fours > 0 { FOUR_AND_DOUBLE_THREE } else { DOUBLE_THREE }
    } else {
        kind(classes)
    }
}

/// Whether a move of black to a cell of this kind may be forbidden in renju.
pub(super) const fn may_be_forbidden(kind: Kind) -> bool {
    matches!(kind, FORBIDDEN | DOUBLE_THREE | FOUR_AND_DOUBLE_THREE)
}
