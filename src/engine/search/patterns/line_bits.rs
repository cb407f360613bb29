use super::{Index, layout::Layout, padded_cell::Mark};
use crate::engine::Side;

/// The marks of all lines in all directions, with two bits a cell, so that all cells around a cell can be read at once.
#[derive(Clone, Debug)]
pub(in crate::engine::search) struct LineBits {
    words: Vec<u64>,
    /// The position of each index of the board, in cells, by direction. Neighbours on a line are neighbours here, and
    /// lines are separated by enough cells off the board.
    places: Vec<[u32; 4]>,
}

/// The number of cells in a word.
const CELLS: usize = 32;

/// The lower bit of each cell.
pub(super) const LOWER: u64 = u64::MAX / 3;

impl LineBits {
    /// At first every cell is off the board. `steps` are the differences between the indices of neighbours, by
    /// direction.
    pub(super) fn new(layout: &Layout, steps: [usize; 4]) -> Self {
        let mut is_inside = vec![false; layout.size()];
        layout.indices().for_each(|index| is_inside[index] = true);
        let reach = layout.run.reach();
        let mut places = vec![[0; 4]; layout.size()];
        let mut next = 2 * reach;
        for (direction, &step) in steps.iter().enumerate() {
            for first in layout.indices().filter(|&index| !is_inside[index - step]) {
                for index in (first..).step_by(step).take_while(|&index| is_inside[index]) {
                    places[index][direction] = u32::try_from(next).unwrap_or_default();
                    next += 1;
                }
                next += reach;
            }
        }
        // One more word, so that the cells after the last one can be read.
        Self { words: vec![u64::MAX; (next + reach) / CELLS + 2], places }
    }

    /// Changes what is on a cell.
    pub fn change(&mut self, index: Index, from: Mark, to: Mark) {
        for place in self.places[index].map(|place| place as usize) {
            self.words[place / CELLS] ^= (from.bits() ^ to.bits()) << (2 * (place % CELLS));
        }
    }

    /// The cells of a line, starting this many before the cell, the first of them in the lowest bits. At least 31 cells
    /// are valid.
    #[inline]
    pub fn starting_before(&self, index: Index, direction: usize, distance: usize) -> u64 {
        let start = self.places[index][direction] as usize - distance;
        let (word, shift) = (start / CELLS, 2 * (start % CELLS));
        // A shift to the left by up to 64 bits takes two shifts.
        self.words[word] >> shift | self.words[word + 1] << 1 << (63 - shift)
    }
}

/// The same cells with a mark on an empty one of them, this many steps after the cell that has `before` cells before it.
pub(super) const fn with_mark(cells: u64, before: usize, steps: isize, side: Side) -> u64 {
    cells | Mark::Of(side).bits() << (2 * before.saturating_add_signed(steps))
}

/// The lower bits of the empty cells.
pub(super) const fn empty(cells: u64) -> u64 {
    !(cells | cells >> 1) & LOWER
}

/// The same cells with the marks of the two sides exchanged.
pub(super) const fn swap_sides(cells: u64) -> u64 {
    let (lower, upper) = (cells & LOWER, cells >> 1 & LOWER);
    lower << 1 | upper
}

/// The same cells from one side's view: its own marks become those of the first side, and everything that closes a line
/// for it becomes marks of the second.
pub(super) const fn seen_by(side: Side, cells: u64) -> u64 {
    let (lower, upper) = (cells & LOWER, cells >> 1 & LOWER);
    match side {
        Side::First => lower & !upper | upper << 1,
        Side::Second => upper & !lower | lower << 1,
    }
}
