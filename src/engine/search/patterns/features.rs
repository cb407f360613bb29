use super::{
    class::{CLASSES, Class, Run},
    kind::{self, Kind},
    weights::Weights,
};

/// The value of a cell for one side, from its four classes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Features {
    /// The cell's share of the evaluation: if this side is to move, and if the other side is.
    pub value: [i32; 2],
    /// The ordering score of a move here, for this side alone.
    pub order: i16,
    pub kind: Kind,
    /// The sets that the cell belongs to: [`NEAR`] and [`FOUR`].
    pub sets: u8,
}

/// Another own mark is near, so that the move is worth trying.
pub(super) const NEAR: u8 = 1;
/// A mark here makes a four or a win.
pub(super) const FOUR: u8 = 2;

/// Where features are in a [`KindTable`].
pub(super) type FeaturesIndex = u16;

/// The features of every combination of four classes, in any order.
#[derive(Clone, Debug)]
pub(super) struct KindTable {
    /// The number of each pair of classes.
    pairs: [u8; CLASSES * CLASSES],
    /// By the numbers of two pairs. There is an entry for each possible index, though most are never used, so that no
    /// index has to be checked: with a vector, a search takes 3 % longer.
    features: Box<[Features; 1 << FeaturesIndex::BITS]>,
}

impl KindTable {
    pub fn new(run: Run, weights: &Weights) -> Self {
        let mut pairs = [0; CLASSES * CLASSES];
        let mut members = Vec::new();
        for high in run.classes() {
            for low in run.classes().filter(|&low| low <= high) {
                let pair = u8::try_from(members.len()).unwrap_or_default();
                pairs[usize::from(high << 4 | low)] = pair;
                pairs[usize::from(low << 4 | high)] = pair;
                members.push((pair, [low, high]));
            }
        }
        let mut features = vec![Features::default(); 1 << FeaturesIndex::BITS];
        for &(one, [a, b]) in &members {
            for &(other, [c, d]) in &members {
                let index = FeaturesIndex::from_be_bytes([one, other]);
                features[usize::from(index)] =
                    combined([a, b, c, d], run.min_near_class(), weights);
            }
        }
        let features = features.into_boxed_slice().try_into().expect("one for each index");
        Self { pairs, features }
    }

    /// Each side's index by the cell's classes: four bits per direction, the second side in the upper half.
    #[inline]
    pub fn indices(&self, classes: u32) -> [FeaturesIndex; 2] {
        let pair = |byte: u32| u16::from(self.pairs[(byte & 0xFF) as usize]);
        let find = |classes: u32| pair(classes) << 8 | pair(classes >> 8);
        [find(classes), find(classes >> 16)]
    }

    /// Both sides' features.
    #[inline]
    pub fn both(&self, [first, second]: [FeaturesIndex; 2]) -> [&Features; 2] {
        [self.get(first), self.get(second)]
    }

    /// One side's features.
    #[inline]
    pub fn get(&self, index: FeaturesIndex) -> &Features {
        &self.features[usize::from(index)]
    }
}

fn combined(classes: [Class; 4], min_near_class: Class, weights: &Weights) -> Features {
    let kind = kind::kind(classes);
    let near = if classes.iter().any(|&class| class >= min_near_class) { NEAR } else { 0 };
    let four = if kind >= kind::FOUR { FOUR } else { 0 };
    let [order, own, other] = weights.sums(classes, kind);
    Features { value: [own, other].map(i32::from), order, kind, sets: near | four }
}
