use super::{
    Index,
    features::Features,
    index_set::IndexSet,
    kind::{self, KINDS},
    padded_cell::{Mark, PaddedCell},
    tables::Tables,
};
use crate::engine::{Cell, Side};

/// The marks, and everything derived from them.
#[derive(Clone, Debug)]
pub(super) struct State {
    pub cells: Vec<PaddedCell>,
    /// The empty cells on which each side would make a four or a win.
    pub fours: [IndexSet; 2],
    /// The empty cells near a mark.
    pub near: IndexSet,
    pub sums: Sums,
    undo_stack: Vec<Undo>,
    changes: Vec<Change>,
}

/// Totals over all cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Sums {
    pub counts: [[u16; KINDS]; 2],
    /// By side: with that side to move, and with the other.
    pub values: [[i32; 2]; 2],
    pub free: u16,
    pub hash: u64,
}

/// A move, with what it takes to undo it.
#[derive(Clone, Copy, Debug)]
struct Undo {
    index: u16,
    changes: u32,
    sums: Sums,
}

/// An empty cell as it was before a move.
#[derive(Clone, Copy, Debug)]
struct Change {
    index: u16,
    classes: u32,
    features: [Features; 2],
}

impl State {
    pub fn new(tables: &Tables) -> Self {
        let size = tables.layout.size();
        let outside = PaddedCell {
            mark: Mark::Outside,
            keys: [0; 4],
            classes: 0,
            features: [Features::default(); 2],
        };
        let cells = tables.layout.indices().count();
        let mut state = Self {
            cells: vec![outside; size],
            fours: [IndexSet::none(size), IndexSet::none(size)],
            near: IndexSet::none(size),
            sums: Sums::default(),
            undo_stack: Vec::with_capacity(cells),
            changes: Vec::with_capacity(cells * 8 * tables.layout.run.reach()),
        };
        state.set_up(tables, |_| None);
        state
    }

    /// Sets up marks that are never undone.
    pub fn set_up(&mut self, tables: &Tables, marks: impl Fn(Cell) -> Option<Side>) {
        self.undo_stack.clear();
        self.changes.clear();
        self.sums = Sums::default();
        self.fours.iter_mut().for_each(IndexSet::clear);
        self.near.clear();
        for index in tables.layout.indices() {
            let side = marks(tables.layout.cell(index));
            self.cells[index].mark = side.map_or(Mark::Empty, Mark::Of);
            self.sums.hash ^= side.map_or(0, |side| tables.zobrist[index][side as usize]);
        }
        for index in tables.layout.indices() {
            self.cells[index].keys = tables.keys(&self.cells, index);
            if self.cells[index].mark != Mark::Empty {
                continue;
            }
            let classes = (0..4)
                .map(|direction| tables.classes(&self.cells, index, direction) << (4 * direction));
            let classes = classes.sum();
            let features = tables.kinds.features_of(classes);
            self.sums.free += 1;
            self.sums.add(&features);
            self.update_sets(index, &[Features::default(); 2], &features);
            (self.cells[index].classes, self.cells[index].features) = (classes, features);
        }
    }

    pub fn put(&mut self, tables: &Tables, index: Index, side: Side) {
        self.undo_stack.push(Undo {
            index: to_u16(index),
            changes: u32::try_from(self.changes.len()).unwrap_or_default(),
            sums: self.sums,
        });
        let features = self.cells[index].features;
        self.sums.subtract(&features);
        self.update_sets(index, &features, &[Features::default(); 2]);
        self.cells[index].mark = Mark::Of(side);
        self.sums.free -= 1;
        self.sums.hash ^= tables.zobrist[index][side as usize];
        for (direction, neighbours) in tables.neighbours.iter().enumerate() {
            for neighbour in neighbours {
                let near = index.wrapping_add(neighbour.offset);
                let delta = neighbour.deltas[side as usize];
                let cell = &mut self.cells[near];
                cell.keys[direction] = cell.keys[direction].wrapping_add(delta);
                if cell.mark == Mark::Empty {
                    self.update_cell(tables, near, direction);
                }
            }
        }
    }

    pub fn undo(&mut self, tables: &Tables) {
        let Some(Undo { index, changes, sums }) = self.undo_stack.pop() else { return };
        let index = usize::from(index);
        let Mark::Of(side) = self.cells[index].mark else { return };
        for (direction, neighbours) in tables.neighbours.iter().enumerate() {
            for neighbour in neighbours {
                let cell = &mut self.cells[index.wrapping_add(neighbour.offset)];
                let delta = neighbour.deltas[side as usize];
                cell.keys[direction] = cell.keys[direction].wrapping_sub(delta);
            }
        }
        while self.changes.len() > changes as usize {
            let Some(change) = self.changes.pop() else { break };
            let index = usize::from(change.index);
            let features = self.cells[index].features;
            self.update_sets(index, &features, &change.features);
            let cell = &mut self.cells[index];
            (cell.classes, cell.features) = (change.classes, change.features);
        }
        self.cells[index].mark = Mark::Empty;
        let features = self.cells[index].features;
        self.update_sets(index, &[Features::default(); 2], &features);
        self.sums = sums;
    }

    /// Updates an empty cell after a change in one direction.
    #[inline]
    fn update_cell(&mut self, tables: &Tables, index: Index, direction: usize) {
        let PaddedCell { classes: before, features: old, .. } = self.cells[index];
        let digits = 0x000F_000F << (4 * direction);
        if before & digits == 0 {
            // Dead for both sides, and it stays so.
            return;
        }
        let read = tables.classes(&self.cells, index, direction) << (4 * direction);
        let classes = before & !digits | read;
        if classes == before {
            return;
        }
        let features = tables.kinds.features_of(classes);
        self.changes.push(Change { index: to_u16(index), classes: before, features: old });
        self.sums.subtract(&old);
        self.sums.add(&features);
        self.update_sets(index, &old, &features);
        let cell = &mut self.cells[index];
        (cell.classes, cell.features) = (classes, features);
    }

    /// Updates the sets of cells after a change of a cell's features.
    #[inline]
    fn update_sets(&mut self, index: Index, old: &[Features; 2], new: &[Features; 2]) {
        for side in 0..2 {
            let makes_four = new[side].kind >= kind::FOUR;
            if makes_four != (old[side].kind >= kind::FOUR) {
                self.fours[side].put(index, makes_four);
            }
        }
        let is_near = new[0].is_near || new[1].is_near;
        if is_near != (old[0].is_near || old[1].is_near) {
            self.near.put(index, is_near);
        }
    }
}

impl Sums {
    #[inline]
    fn add(&mut self, features: &[Features; 2]) {
        for (side, features) in features.iter().enumerate() {
            self.counts[side][usize::from(features.kind)] += 1;
            self.values[side][0] += i32::from(features.value[0]);
            self.values[side][1] += i32::from(features.value[1]);
        }
    }

    #[inline]
    fn subtract(&mut self, features: &[Features; 2]) {
        for (side, features) in features.iter().enumerate() {
            self.counts[side][usize::from(features.kind)] -= 1;
            self.values[side][0] -= i32::from(features.value[0]);
            self.values[side][1] -= i32::from(features.value[1]);
        }
    }
}

/// Indices fit in 16 bits: the largest padded board has fewer than 20,000.
fn to_u16(index: Index) -> u16 {
    u16::try_from(index).unwrap_or_default()
}
