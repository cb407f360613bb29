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

    /// What the levels play with. `cargo run --release --example tune` starts from these numbers and prints better ones;
    /// these are what it printed last, with `--seed 2`. It plays with runs of five. Classes that there are only with other
    /// runs are worth what was interpolated between their neighbours.
    pub const TUNED: Self = Self {
        order_of_class: [0, 21, 26, 24, 32, 40, 56, 64, 88, 26, 170, 157, 183, 336, 960, 3_200],
        order_of_kind: [0, 0, -30, 38, 98, 139, 128, 424, 833, 463, 646, 2_488, 3_200, 16_000],
        own_class: [0, -24, -1, 32, 64, 96, 144, 224, 320, 148, 1_553, 1_241, 882, 1_963, 1_792, 0],
        own_kind: [
            0, 0, -1_131, -606, -1_883, -675, 2_341, 4_238, 1_830, 1_863, 5_517, 7_255, 0, 0,
        ],
        other_class: [0, -50, -3, 32, 64, 96, 144, 224, 320, 174, 573, 981, 958, 1_739, 1_648, 0],
        other_kind: [
            0, 0, -281, -478, -159, -27, 1_157, 2_180, 2_602, 1_225, 4_933, 15_593, 14_412, 0,
        ],
        tempo: 394,
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
