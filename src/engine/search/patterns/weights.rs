use super::{
    class::{CLASSES, Class},
    kind::{KINDS, Kind},
};

/// What patterns are worth, for move ordering and evaluation.
///
/// An empty cell is worth the sum of its four classes' weights and its kind's. There are two values: one for a cell of
/// the side to move, and one for a cell of the other side. How the two differ says what the move is worth in such a
/// position; that has to be right to a fraction of a hundredth, because the search compares leaves of odd depth with
/// leaves of even depth, and hundreds of cells add up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights {
    /// A move's ordering score, in eighths: by class, for each direction,
    pub order_of_class: [i32; CLASSES],
    /// and by kind.
    pub order_of_kind: [i32; KINDS],
    /// What a cell is worth to the side to move, in hundredths of a logit times [`SCALE`](Self::SCALE): by class, for
    /// each direction,
    pub own_class: [i32; CLASSES],
    /// and by kind.
    pub own_kind: [i32; KINDS],
    /// The same for the other side, of its cells.
    pub other_class: [i32; CLASSES],
    /// The same by kind.
    pub other_kind: [i32; KINDS],
    /// What having the move is worth.
    pub tempo: i32,
}

impl Weights {
    /// Weights are this many times finer than the evaluation.
    pub const SCALE: i32 = 128;

    /// What the levels play with: what `cargo run --release --example tune` prints. It starts from values that were fitted
    /// to games and plays with runs of five, so classes that these don't have are worth what was interpolated.
    pub const TUNED: Self = Self {
        order_of_class: [0, 19, 14, 24, 32, 40, 56, 64, 88, 46, 154, 144, 229, 284, 960, 3_200],
        order_of_kind: [0, 0, -14, 36, 135, 156, 139, 383, 867, 457, 564, 2_469, 3_200, 16_000],
        own_class: [0, -37, 0, 32, 64, 96, 144, 224, 320, 164, 1_571, 1_329, 885, 2_033, 1_792, 0],
        own_kind: [
            0, 0, -1_111, -614, -1_893, -684, 2_148, 3_882, 2_103, 1_642, 5_263, 7_594, 0, 0,
        ],
        other_class: [
            0, -57, -4, 32, 64, 96, 144, 224, 320, 170, 615, 1_065, 1_023, 1_807, 1_648, 0,
        ],
        other_kind: [
            0, 0, -281, -432, -213, -46, 1_052, 2_118, 2_805, 1_120, 4_679, 16_034, 15_451, 0,
        ],
        tempo: 428,
    };

    /// The ordering score of a cell with these classes and this kind, and its value with its side to move and with the
    /// other.
    pub(super) fn sums(&self, classes: [Class; 4], kind: Kind) -> [i16; 3] {
        let sum = |by_class: &[i32; CLASSES], by_kind: &[i32; KINDS]| {
            let by_class = classes.iter().map(|&class| by_class[usize::from(class)]);
            i16::try_from(by_kind[usize::from(kind)] + by_class.sum::<i32>()).unwrap_or(i16::MAX)
        };
        [
            sum(&self.order_of_class, &self.order_of_kind),
            sum(&self.own_class, &self.own_kind),
            sum(&self.other_class, &self.other_kind),
        ]
    }
}
