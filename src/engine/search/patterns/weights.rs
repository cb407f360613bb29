use super::{
    class::{CLASSES, Class},
    kind::{KINDS, Kind},
};

/// The values of patterns, for move ordering and evaluation.
///
/// The value of an empty cell is the sum of the weights of its four classes and of its kind. It has two values: one for
/// the side to move, and one for the other side. Their difference is the value of having the move. It must be right to
/// a fraction of a hundredth, because the search compares leaves of odd depth with leaves of even depth, and hundreds
/// of cells add up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights {
    /// A move's ordering score, in eighths: by class, for each direction,
    pub order_of_class: [i32; CLASSES],
    /// and by kind.
    pub order_of_kind: [i32; KINDS],
    /// The value of a cell to the side to move, in hundredths of a logit times [`SCALE`](Self::SCALE): by class, for
    /// each direction,
    pub own_class: [i32; CLASSES],
    /// and by kind.
    pub own_kind: [i32; KINDS],
    /// The same for the other side: by class,
    pub other_class: [i32; CLASSES],
    /// and by kind.
    pub other_kind: [i32; KINDS],
    /// The value of having the move, in addition.
    pub tempo: i32,
}

impl Weights {
    /// Weights are this many times finer than the evaluation.
    pub const SCALE: i32 = 128;

    /// The weights that the levels use. `cargo run --release --example tune` starts from them and prints better ones;
    /// these are what it printed last, with `--seed 2`. It plays with runs of five. The weights of classes that occur
    /// only with other runs are interpolated.
    pub const TUNED: Self = Self {
        order_of_class: [0, 21, 26, 24, 32, 40, 56, 64, 88, 26, 170, 157, 183, 336, 960, 3_200],
        order_of_kind: [
            0, 0, 0, -30, 38, 98, 139, 128, 424, 833, 463, 646, 646, 2_488, 3_200, 16_000,
        ],
        own_class: [0, -24, -1, 32, 64, 96, 144, 224, 320, 148, 1_553, 1_241, 882, 1_963, 1_792, 0],
        own_kind: [
            0, 0, 0, -1_131, -606, -1_883, -675, 2_341, 4_238, 1_830, 1_863, 5_517, 5_517, 7_255,
            0, 0,
        ],
        other_class: [0, -50, -3, 32, 64, 96, 144, 224, 320, 174, 573, 981, 958, 1_739, 1_648, 0],
        other_kind: [
            0, 0, 0, -281, -478, -159, -27, 1_157, 2_180, 2_602, 1_225, 4_933, 4_933, 15_593,
            14_412, 0,
        ],
        tempo: 394,
    };

    /// The ordering score of a cell with these classes and this kind, and its values: if its side is to move, and if
    /// the other side is.
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
