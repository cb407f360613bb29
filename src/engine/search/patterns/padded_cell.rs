use super::features::FeaturesIndex;
use crate::engine::Side;

/// A cell of the padded board.
#[derive(Clone, Copy, Debug)]
pub(super) struct PaddedCell {
    pub mark: Mark,
    /// While it is empty: four bits per direction, the second side in the upper half.
    pub classes: u32,
    /// While it is empty, by side.
    pub features: [FeaturesIndex; 2],
}

/// The content of a cell of the padded board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::engine::search) enum Mark {
    Empty,
    Of(Side),
    Outside,
}

impl Mark {
    /// The two bits that stand for it in [`LineBits`](super::LineBits).
    pub const fn bits(self) -> u64 {
        match self {
            Self::Empty => 0,
            Self::Of(Side::First) => 1,
            Self::Of(Side::Second) => 2,
            Self::Outside => 3,
        }
    }
}
