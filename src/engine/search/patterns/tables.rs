use rand::{Rng, SeedableRng};
use rand_xoshiro::SplitMix64;

use super::{
    Place,
    class::{Around, Run},
    kind::KindTable,
    layout::Layout,
    lines::{self, Keys, LineTable},
    state::{Mark, Spot},
};
use crate::engine::{Rules, Side};

/// What stays the same during all games on one board.
#[derive(Clone, Debug)]
pub(super) struct Tables {
    pub layout: Layout,
    pub kinds: KindTable,
    /// The neighbours that matter to a cell, by direction.
    pub near: [Vec<Near>; 4],
    /// Random numbers for each cell and side, from which positions get theirs (Zobrist hashing).
    pub numbers: Vec<[u64; 2]>,
    lines: Option<LineTable>,
}

/// A neighbour of a cell.
#[derive(Clone, Copy, Debug)]
pub(super) struct Near {
    /// Its number less that of the cell.
    pub offset: usize,
    /// What its keys gain by a mark of each side on the cell.
    pub gains: [Keys; 2],
}

impl Tables {
    pub fn new(rules: Rules) -> Self {
        let layout = Layout::new(rules);
        let run = layout.run;
        let lines = LineTable::new(run);
        let count = 2 * run.reach();
        let near = layout.steps().map(|step| {
            let near = |neighbour: usize| Near {
                offset: step.wrapping_mul(lines::place(run, neighbour).wrapping_sub(run.reach())),
                // Seen from there, the cell is as far the other way.
                gains: [0, 1].map(|side| {
                    lines.as_ref().map_or(0, |lines| lines.mark(count - 1 - neighbour, side))
                }),
            };
            (0..count).map(near).collect()
        });
        let mut random = SplitMix64::seed_from_u64(0);
        let numbers = (0..layout.size()).map(|_| [random.next_u64(), random.next_u64()]).collect();
        Self { kinds: KindTable::new(run.least_near()), layout, near, numbers, lines }
    }

    /// The keys of a cell by what is around it.
    pub fn keys(&self, spots: &[Spot], place: Place) -> [Keys; 4] {
        let Some(lines) = &self.lines else { return [0; 4] };
        std::array::from_fn(|direction| {
            let gains =
                self.near[direction].iter().enumerate().map(|(neighbour, near)| {
                    match spots[place.wrapping_add(near.offset)].mark {
                        Mark::Empty => 0,
                        Mark::Outside => lines.edge(neighbour),
                        Mark::Of(side) => lines.mark(neighbour, side as usize),
                    }
                });
            gains.sum()
        })
    }

    /// How many nodes of a search take about as long as a thousand on a usual board.
    pub fn nodes_in_a_while(&self) -> u64 {
        let reach = self.layout.run.reach() as u64;
        if self.lines.is_some() { 1_000 } else { (4_000 / (reach * reach)).max(8) }
    }

    /// Both sides' classes of a cell in one direction, the second side's in the upper half.
    #[inline]
    pub fn classes(&self, spots: &[Spot], place: Place, direction: usize) -> u32 {
        match &self.lines {
            Some(lines) => lines.classes(spots[place].keys[direction]),
            None => self.classes_by_sight(spots, place, direction),
        }
    }

    #[inline(never)]
    fn classes_by_sight(&self, spots: &[Spot], place: Place, direction: usize) -> u32 {
        let run: Run = self.layout.run;
        let mut around = [Around::default(); 2];
        for (neighbour, near) in self.near[direction].iter().enumerate() {
            let bit = 1 << lines::place(run, neighbour);
            match spots[place.wrapping_add(near.offset)].mark {
                Mark::Empty => {}
                Mark::Outside => around.iter_mut().for_each(|around| around.closed |= bit),
                Mark::Of(side) => {
                    around[side as usize].own |= bit;
                    around[Side::other(side) as usize].closed |= bit;
                }
            }
        }
        u32::from(run.class(around[0])) | u32::from(run.class(around[1])) << 16
    }
}
