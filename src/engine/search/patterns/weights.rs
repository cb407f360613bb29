//! Weights of the patterns, for move ordering and evaluation.

use super::{
    class::{CLASSES, Class},
    kind::{KINDS, Kind},
};

/// Ordering score by class, for each direction.
const ORDER_OF_CLASS: [i16; CLASSES] = [0, 1, 2, 3, 4, 5, 7, 8, 11, 8, 18, 20, 36, 40, 120, 400];

/// Ordering score by kind.
const ORDER_OF_KIND: [i16; KINDS] = [0, 0, 4, 3, 14, 12, 24, 34, 100, 36, 50, 200, 400, 2_000];

/// What an empty cell is worth to the side to move, by class for each direction and by kind, in
/// hundredths of a logit times [`SCALE`]. Weights of patterns that occur with runs of five were fitted
/// by logistic regression to results and scores of self-play games; the others were interpolated.
const OWN_CLASS: [i16; CLASSES] = [0, -2, 1, 2, 4, 6, 9, 14, 20, 6, 89, 74, 39, 112, 112, 0];
const OWN_KIND: [i16; KINDS] = [0, 0, -77, -35, -110, -44, 100, 203, 149, 98, 326, 448, 0, 0];

/// The same with the other side to move.
const OTHER_CLASS: [i16; CLASSES] = [0, -3, 0, 2, 4, 6, 9, 14, 20, 8, 33, 60, 59, 103, 103, 0];
const OTHER_KIND: [i16; KINDS] = [0, 0, -22, -25, -10, -1, 46, 111, 202, 64, 290, 1006, 1006, 0];

/// The value of having the move.
pub(super) const TEMPO: i32 = 39;

/// Weights are this many times finer than the evaluation.
pub(super) const SCALE: i32 = 8;

/// The ordering score of a cell with these classes and this kind, and its value with its side to move
/// and with the other.
pub(super) fn sums(classes: [Class; 4], kind: Kind) -> [i16; 3] {
    let sum = |by_class: &[i16; CLASSES], by_kind: &[i16; KINDS]| {
        by_kind[usize::from(kind)]
            + classes.iter().map(|&class| by_class[usize::from(class)]).sum::<i16>()
    };
    [
        sum(&ORDER_OF_CLASS, &ORDER_OF_KIND),
        sum(&OWN_CLASS, &OWN_KIND),
        sum(&OTHER_CLASS, &OTHER_KIND),
    ]
}
