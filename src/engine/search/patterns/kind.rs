//! What a mark on a cell would make of all four lines through it.

use super::class::{
    CLASSES, Class, DEAD as DEAD_LINE, FOUR as FOUR_LINE, OPEN_FOUR, OPEN_THREE as OPEN_THREE_LINE,
    OPEN_TWO, THREE, WIN as RUN,
};

/// The kind of a cell for one side, 0 to 13; more is better.
pub type Kind = u8;

/// No run can be made through this cell.
pub const DEAD: Kind = 0;
/// A run can be made, and no more is known.
pub const LIVE: Kind = 1;
/// One open two.
pub const TWO: Kind = 2;
/// A three that is open at one end.
pub const CLOSED_THREE: Kind = 3;
/// Two open twos.
pub const DOUBLE_TWO: Kind = 4;
/// A three that is open at one end, and another or a two.
pub const CLOSED_THREE_PLUS: Kind = 5;
/// One open three.
pub const OPEN_THREE: Kind = 6;
/// One open three, and a two or a closed three.
pub const OPEN_THREE_PLUS: Kind = 7;
/// Two open threes.
pub const DOUBLE_THREE: Kind = 8;
/// One four.
pub const FOUR: Kind = 9;
/// One four, and a two or a closed three.
pub const FOUR_PLUS: Kind = 10;
/// One four and an open three.
pub const FOUR_AND_THREE: Kind = 11;
/// An open four, or two fours.
pub const DOUBLE_FOUR: Kind = 12;
/// A winning run.
pub const WIN: Kind = 13;

/// The number of kinds.
pub const KINDS: usize = 14;

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
    pub fn new(min_near_class: Class) -> Self {
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
                features.push(combined([one[0], one[1], other[0], other[1]], min_near_class));
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

fn combined(classes: [Class; 4], min_near_class: Class) -> Features {
    let kind = kind(classes);
    let is_near = classes.iter().any(|&class| class >= min_near_class);
    let [order, own, other] = super::weights::sums(classes, kind);
    Features { kind, is_near, order, value: [own, other] }
}

fn kind(classes: [Class; 4]) -> Kind {
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
