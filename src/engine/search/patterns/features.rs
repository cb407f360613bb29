use std::sync::Arc;

use super::{
    class::{CLASSES, Class, DEAD, WIN},
    kind::{self, Kind},
    layout::Layout,
    weights::Weights,
};
use crate::engine::Side;

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
    /// By side, then by the numbers of two pairs. There is an entry for each possible index, though most are never used,
    /// so that no index has to be checked: with a vector, a search takes 3 % longer.
    features: [Arc<[Features; 1 << FeaturesIndex::BITS]>; 2],
}

impl KindTable {
    pub fn new(layout: &Layout, weights: &Weights) -> Self {
        let classes = match layout.fives() {
            Some(_) => (DEAD..=WIN).collect(),
            None => layout.run.classes().collect::<Vec<_>>(),
        };
        let mut pairs = [0; CLASSES * CLASSES];
        let mut members = Vec::new();
        for &high in &classes {
            for &low in classes.iter().filter(|&&low| low <= high) {
                let pair = u8::try_from(members.len()).unwrap_or_default();
                pairs[usize::from(high << 4 | low)] = pair;
                pairs[usize::from(low << 4 | high)] = pair;
                members.push((pair, [low, high]));
            }
        }
        let features = |side: usize| {
            let has_fouls = layout.fives().is_some_and(|rules| rules[side].has_fouls);
            all_features(&members, has_fouls, layout.run.min_near_class(), weights)
        };
        let first = features(0);
        let second = if layout.has_equal_sides() { Arc::clone(&first) } else { features(1) };
        let features = [first, second];
        Self { pairs, features }
    }

    /// Each side's index by the cell's classes: four bits per direction, the second side in the upper half.
    #[inline]
    pub fn indices(&self, classes: u32) -> [FeaturesIndex; 2] {
        [self.index(classes), self.index(classes >> 16)]
    }

    /// The index by the classes in the lower half.
    #[inline]
    pub fn index(&self, classes: u32) -> FeaturesIndex {
        let pair = |byte: u32| u16::from(self.pairs[(byte & 0xFF) as usize]);
        pair(classes) << 8 | pair(classes >> 8)
    }

    /// Both sides' features.
    #[inline]
    pub fn both(&self, [first, second]: [FeaturesIndex; 2]) -> [&Features; 2] {
        [self.get(first, Side::First), self.get(second, Side::Second)]
    }

    /// One side's features.
    #[inline]
    pub fn get(&self, index: FeaturesIndex, side: Side) -> &Features {
        &self.features[side as usize][usize::from(index)]
    }
}

/// The features by the numbers of two pairs. Each pair has its number and its classes.
fn all_features(
    members: &[(u8, [Class; 2])],
    has_fouls: bool,
    min_near_class: Class,
    weights: &Weights,
) -> Arc<[Features; 1 << FeaturesIndex::BITS]> {
    let mut features = vec![Features::default(); 1 << FeaturesIndex::BITS];
    for &(one, [a, b]) in members {
        for &(other, [c, d]) in members {
            let index = FeaturesIndex::from_be_bytes([one, other]);
            features[usize::from(index)] =
                combined([a, b, c, d], has_fouls, min_near_class, weights);
        }
    }
    Arc::new(features.try_into().expect("one for each index"))
}

fn combined(
    classes: [Class; 4],
    has_fouls: bool,
    min_near_class: Class,
    weights: &Weights,
) -> Features {
    let near = if classes.iter().any(|&class| class >= min_near_class) { NEAR } else { 0 };
    let kind = if has_fouls { kind::kind_with_fouls(classes) } else { kind::kind(classes) };
    let four = if kind >= kind::FOUR { FOUR } else { 0 };
    let sets = near | four;
    if has_fouls && kind::may_be_forbidden(kind) {
        // A move that is probably forbidden is worth nothing.
        return Features { kind, sets, ..Features::default() };
    }
    let [order, own, other] = weights.sums(classes, kind);
    Features { value: [own, other].map(i32::from), order, kind, sets }
}
