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
pub(super) enum Mark {
    Empty,
    Of(Side),
    Outside,
}
