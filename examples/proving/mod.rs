//! What the examples `prove` and `values` share.
//!
//! A set of cells has a bit for each cell. `crate::Cells`, which each example defines, is wide enough for its boards.

pub mod numbers;
pub mod symmetries;
pub mod vcf;

use crate::Cells;

/// A side by its number.
pub type Side = usize;

/// The first player, who attacks.
pub const FIRST: Side = 0;

/// The second player, who defends.
pub const SECOND: Side = 1;

/// The marks of both sides.
pub type Marks = [Cells; 2];

/// Iterates over the cells of a set, as sets of one cell each.
pub fn members(mut cells: Cells) -> impl Iterator<Item = Cells> {
    std::iter::from_fn(move || {
        let cell = cells & cells.wrapping_neg();
        cells &= !cell;
        (cell != 0).then_some(cell)
    })
}
