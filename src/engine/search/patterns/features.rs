use super::{
    class::{CLASSES, Class},
    kind::{self, Kind},
    weights::Weights,
};

/// What follows for one side from a cell's four classes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Features {
    pub kind: Kind,
    /// Whether another own mark is near, so that the move is worth trying.
    pub is_near: bool,
    /// The move's ordering score, for its own side.
    pub order: i16,
    /// What the cell adds to the evaluation: with its side to move, and with the other.
    pub value: [i16; 2],
}

/// The features of every combination of four classes, in any order.
#[derive(Clone, Debug)]
pub(super) struct KindTable {
    pairs: Vec<u8>,
    features: Vec<Features>,
}

const PAIRS: usize = CLASSES * (CLASSES + 1) / 2;

impl KindTable {
    pub fn new(min_near_class: Class, weights: &Weights) -> Self {
        let mut pairs = vec![0; CLASSES * CLASSES];
        let mut members = Vec::with_capacity(PAIRS);
        for high in 0..CLASSES {
            for low in 0..=high {
                let pair = u8::try_from(members.len()).unwrap_or_default();
                pairs[high * CLASSES + low] = pair;
                pairs[low * CLASSES + high] = pair;
                members.push([low, high].map(|class| u8::try_from(class).unwrap_or_default()));
            }
        }
        let mut features = Vec::with_capacity(PAIRS * PAIRS);
        for one in &members {
            for other in &members {
                let classes = [one[0], one[1], other[0], other[1]];
                features.push(combined(classes, min_near_class, weights));
            }
        }
        Self { pairs, features }
    }

    /// Each side's features by the cell's classes: four bits per direction, the second side in the
    /// upper half.
    #[inline]
    pub fn features_of(&self, classes: u32) -> [Features; 2] {
        let pair = |byte: u32| usize::from(self.pairs[(byte & 0xFF) as usize]);
        let features = |classes: u32| self.features[pair(classes) * PAIRS + pair(classes >> 8)];
        [features(classes), features(classes >> 16)]
    }
}

fn combined(classes: [Class; 4], min_near_class: Class, weights: &Weights) -> Features {
    let kind = kind::kind(classes);
    let is_near = classes.iter().any(|&class| class >= min_near_class);
    let [order, own, other] = weights.sums(classes, kind);
    Features { kind, is_near, order, value: [own, other] }
}
