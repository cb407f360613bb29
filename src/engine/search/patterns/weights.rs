//! What patterns are worth.

use super::{
    class::{CLASSES, Class},
    kind::{KINDS, Kind},
};

/// How soon to try a cell: by class, for each direction.
const ORDER_OF_CLASS: [i16; CLASSES] = [0, 1, 2, 3, 4, 5, 7, 8, 11, 8, 18, 20, 36, 40, 120, 400];

/// And by kind, in all.
const ORDER_OF_KIND: [i16; KINDS] = [0, 0, 4, 3, 14, 12, 24, 34, 100, 36, 50, 200, 400, 2_000];

/// What an empty cell is worth to the side to move, for each direction.
const OWN_CLASS: [i16; CLASSES] = [0, 0, 1, 1, 2, 2, 3, 3, 4, 2, 6, 6, 12, 10, 40, 0];
const OWN_KIND: [i16; KINDS] = [0, 0, 0, 0, 4, 4, 4, 10, 60, 8, 14, 120, 0, 0];

/// The same to the other side.
const OTHER_CLASS: [i16; CLASSES] = [0, 0, 1, 1, 1, 2, 2, 2, 3, 2, 5, 5, 9, 8, 16, 0];
const OTHER_KIND: [i16; KINDS] = [0, 0, 0, 0, 2, 2, 2, 4, 16, 4, 8, 30, 20, 0];

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
