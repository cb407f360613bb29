use rand::{Rng, SeedableRng};
use rand_xoshiro::SplitMix64;

use super::{
    Index,
    class::{Around, Run},
    features::KindTable,
    layout::Layout,
    lines::LineTable,
    padded_cell::{Mark, PaddedCell},
    weights::Weights,
};
use crate::engine::{Rules, Side};

/// Lookup tables that depend only on the rules and the weights.
#[derive(Clone, Debug)]
pub(super) struct Tables {
    pub layout: Layout,
    pub kinds: KindTable,
    /// The differences between the indices of neighbours, by direction.
    pub steps: [usize; 4],
    /// Zobrist numbers by cell and side.
    pub zobrist: Vec<[u64; 2]>,
    /// The value of having the move.
    pub tempo: i32,
    /// `None` if runs are long.
    pub lines: Option<LineTable>,
}

impl Tables {
    pub fn new(rules: Rules) -> Self {
        let layout = Layout::new(rules);
        let mut random = SplitMix64::seed_from_u64(0);
        let zobrist = (0..layout.size()).map(|_| [random.next_u64(), random.next_u64()]).collect();
        let weights = Weights::TUNED;
        Self {
            kinds: KindTable::new(&layout, &weights),
            steps: layout.steps(),
            zobrist,
            tempo: weights.tempo,
            lines: match layout.fives() {
                Some(rules) => Some(LineTable::of_fives(rules)),
                None => LineTable::new(layout.run),
            },
            layout,
        }
    }

    /// See [`Patterns::weigh`](super::Patterns::weigh).
    pub fn weigh(&mut self, weights: &Weights) {
        self.kinds = KindTable::new(&self.layout, weights);
        self.tempo = weights.tempo;
    }

    /// See [`Patterns::nodes_per_check`](super::Patterns::nodes_per_check).
    pub fn nodes_per_check(&self) -> u64 {
        let reach = self.layout.run.reach() as u64;
        if self.lines.is_some() { 1_000 } else { (4_000 / (reach * reach)).max(8) }
    }

    /// The neighbours of a cell in one direction that can matter to it, including those off the board.
    pub fn neighbours(&self, index: Index, direction: usize) -> impl Iterator<Item = Index> {
        let (step, reach) = (self.steps[direction], self.layout.run.reach());
        let first = index.wrapping_sub(step * reach);
        (0..2 * reach).map(move |i| first.wrapping_add(step * (i + usize::from(i >= reach))))
    }

    /// Both sides' classes of a cell in one direction, the second side's in the upper half, for runs of any length.
    pub fn classes_by_scan(&self, cells: &[PaddedCell], index: Index, direction: usize) -> u32 {
        let run: Run = self.layout.run;
        let mut around = [Around::default(); 2];
        for (i, neighbour) in self.neighbours(index, direction).enumerate() {
            let bit = 1 << (i + usize::from(i >= run.reach()));
            match cells[neighbour].mark {
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
