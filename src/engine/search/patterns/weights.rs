//! What patterns are worth.

use super::{
    class::{CLASSES, Class},
    kind::{KINDS, Kind},
};

/// How soon to try a cell: by class, for each direction.
const ORDER_OF_CLASS: [i16; CLASSES] = [0, 1, 2, 3, 4, 5, 7, 8, 11, 8, 18, 20, 36, 40, 120, 400];

/// And by kind, in all.
const ORDER_OF_KIND: [i16; KINDS] = [0, 0, 4, 3, 14, 12, 24, 34, 100, 36, 50, 200, 400, 2_000];

/// What an empty cell is worth to the side to move, for each direction and in all: in hundredths of a
/// natural logit divided by [`FINENESS`]. Those that occur with runs of five were fitted to the results
/// and scores of games that the player played against itself, by logistic regression; the others lie
/// between them.
const OWN_CLASS: [i16; CLASSES] = [0, -2, 1, 2, 4, 6, 9, 14, 20, 6, 89, 74, 39, 112, 112, 0];
const OWN_KIND: [i16; KINDS] = [0, 0, -77, -35, -110, -44, 100, 203, 149, 98, 326, 448, 0, 0];

/// The same to the other side.
const OTHER_CLASS: [i16; CLASSES] = [0, -3, 0, 2, 4, 6, 9, 14, 20, 8, 33, 60, 59, 103, 103, 0];
const OTHER_KIND: [i16; KINDS] = [0, 0, -22, -25, -10, -1, 46, 111, 202, 64, 290, 1006, 1006, 0];

/// What it is worth to be to move.
pub(super) const TEMPO: i32 = 39;

/// Values are kept so much finer than they are told.
pub(super) const FINENESS: i32 = 8;

/// How soon to try a cell with these classes and this kind, and what it is worth to the side to move
/// and to the other.
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
