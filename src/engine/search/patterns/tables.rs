use rand::{Rng, SeedableRng};
use rand_xoshiro::SplitMix64;

use super::{
    Index,
    class::{Around, Run},
    features::KindTable,
    layout::Layout,
    lines::{self, Keys, LineTable},
    padded_cell::{Mark, PaddedCell},
    weights::Weights,
};
use crate::engine::{Rules, Side};

/// Lookup tables that depend only on the rules and the weights.
#[derive(Clone, Debug)]
pub(super) struct Tables {
    pub layout: Layout,
    pub kinds: KindTable,
    /// The neighbours that matter to a cell, by direction.
    pub neighbours: [Vec<Neighbour>; 4],
    /// Zobrist numbers by cell and side.
    pub zobrist: Vec<[u64; 2]>,
    /// The value of having the move.
    pub tempo: i32,
    lines: Option<LineTable>,
}

/// A neighbour of a cell.
#[derive(Clone, Copy, Debug)]
pub(super) struct Neighbour {
    /// Its index minus that of the cell.
    pub offset: usize,
    /// What a mark of each side on the cell adds to the neighbour's keys.
    pub deltas: [Keys; 2],
}

impl Tables {
    pub fn new(rules: Rules) -> Self {
        let layout = Layout::new(rules);
        let run = layout.run;
        let lines = LineTable::new(run);
        let count = 2 * run.reach();
        let neighbours = layout.steps().map(|step| {
            let neighbour = |i: usize| Neighbour {
                offset: step.wrapping_mul(lines::bit(run, i).wrapping_sub(run.reach())),
                // Seen from the neighbour, the cell is as far away in the opposite direction.
                deltas: [0, 1]
                    .map(|side| lines.as_ref().map_or(0, |lines| lines.mark(count - 1 - i, side))),
            };
            (0..count).map(neighbour).collect()
        });
        let mut random = SplitMix64::seed_from_u64(0);
        let zobrist = (0..layout.size()).map(|_| [random.next_u64(), random.next_u64()]).collect();
        let weights = Weights::TUNED;
        Self {
            kinds: KindTable::new(run.min_near_class(), &weights),
            layout,
            neighbours,
            zobrist,
            tempo: weights.tempo,
            lines,
        }
    }

    /// See [`Patterns::weigh`](super::Patterns::weigh).
    pub fn weigh(&mut self, weights: &Weights) {
        self.kinds = KindTable::new(self.layout.run.min_near_class(), weights);
        self.tempo = weights.tempo;
    }

    /// A cell's keys, computed from its surroundings.
    pub fn keys(&self, cells: &[PaddedCell], index: Index) -> [Keys; 4] {
        let Some(lines) = &self.lines else { return [0; 4] };
        std::array::from_fn(|direction| {
            let deltas = self.neighbours[direction].iter().enumerate().map(|(i, neighbour)| {
                match cells[index.wrapping_add(neighbour.offset)].mark {
                    Mark::Empty => 0,
                    Mark::Outside => lines.edge(i),
                    Mark::Of(side) => lines.mark(i, side as usize),
                }
            });
            deltas.sum()
        })
    }

    /// See [`Patterns::nodes_per_check`](super::Patterns::nodes_per_check).
    pub fn nodes_per_check(&self) -> u64 {
        let reach = self.layout.run.reach() as u64;
        if self.lines.is_some() { 1_000 } else { (4_000 / (reach * reach)).max(8) }
    }

    /// Both sides' classes of a cell in one direction, the second side's in the upper half.
    #[inline]
    pub fn classes(&self, cells: &[PaddedCell], index: Index, direction: usize) -> u32 {
        match &self.lines {
            Some(lines) => lines.classes(cells[index].keys[direction]),
            None => self.classes_by_scan(cells, index, direction),
        }
    }

    #[inline(never)]
    fn classes_by_scan(&self, cells: &[PaddedCell], index: Index, direction: usize) -> u32 {
        let run: Run = self.layout.run;
        let mut around = [Around::default(); 2];
        for (i, neighbour) in self.neighbours[direction].iter().enumerate() {
            let bit = 1 << lines::bit(run, i);
            match cells[index.wrapping_add(neighbour.offset)].mark {
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
