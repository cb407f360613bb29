use super::{
    class::{Around, Class, Run},
    fives::{self, SideRule},
    line_bits::{LOWER, empty, seen_by, swap_sides},
};
use crate::engine::Side;

/// The classes of all lines that are short enough for a lookup table.
#[derive(Clone, Debug)]
pub(super) struct LineTable {
    reach: usize,
    /// Both sides' classes, the second side's in the upper half, by the neighbours: two bits for each as in
    /// [`LineBits`](super::line_bits::LineBits), from the farthest behind to the farthest ahead.
    classes: Vec<u8>,
}

/// A table for more neighbours would take 16 MB.
const MAX_NEIGHBOURS: usize = 10;

impl LineTable {
    /// `None` if runs are so long that the table would be large.
    pub fn new(run: Run) -> Option<Self> {
        let reach = run.reach();
        if 2 * reach > MAX_NEIGHBOURS {
            return None;
        }
        let all = 0..1_u64 << (4 * reach);
        // Whatever closes a line looks like a mark of the second side, so no other cases are needed.
        let is_outside = |cells: u64| cells & cells >> 1 & LOWER != 0;
        let class = |cells| if is_outside(cells) { 0 } else { run.class(around(reach, cells)) };
        let seen: Vec<Class> = all.clone().map(class).collect();
        let class = |side, cells| seen[as_index(seen_by(side, cells))];
        let classes = |cells| class(Side::First, cells) | class(Side::Second, cells) << 4;
        Some(Self { reach, classes: all.map(classes).collect() })
    }

    /// A table for rules by which more than the length of a row counts.
    pub fn of_fives([first, second]: [SideRule; 2]) -> Self {
        let of_first = fives::classes(first);
        let of_second = if second == first { of_first.clone() } else { fives::classes(second) };
        let classes = |cells| {
            let swapped = as_index(swap_sides(cells));
            of_first[as_index(cells)] | of_second[swapped] << 4
        };
        let reach = fives::REACH;
        Self { reach, classes: (0..1_u64 << (4 * reach)).map(classes).collect() }
    }

    /// The lower bits of the empty neighbours, in a word that holds the neighbours and as many cells on either side.
    #[inline]
    pub fn empty_neighbours(&self, cells: u64) -> u64 {
        let neighbours = (1 << (4 * self.reach + 2)) - 1;
        let centre = 1 << (2 * self.reach);
        empty(cells) & (neighbours & !centre) << (2 * self.reach)
    }

    /// Both sides' classes of an empty cell, the second side's in the upper half. The lowest bits belong to the
    /// neighbour farthest behind.
    #[inline]
    pub fn classes(&self, cells: u64) -> u32 {
        let half = 2 * self.reach;
        let behind = (1 << half) - 1;
        let neighbours = cells & behind | cells >> 2 & behind << half;
        let classes = u32::from(self.classes[as_index(neighbours)]);
        classes & 0xF | classes >> 4 << 16
    }
}

/// The neighbours from one side's view.
fn around(reach: usize, cells: u64) -> Around {
    let mut around = Around::default();
    for neighbour in 0..2 * reach {
        let bit = 1 << (neighbour + usize::from(neighbour >= reach));
        match cells >> (2 * neighbour) & 3 {
            0 => {}
            1 => around.own |= bit,
            _ => around.closed |= bit,
        }
    }
    around
}

fn as_index(cells: u64) -> usize {
    usize::try_from(cells).unwrap_or_default()
}
