use super::{
    Index,
    features::{FOUR, Features, FeaturesIndex, KindTable, NEAR},
    index_set::IndexSet,
    kind::{self, KINDS},
    line_bits::LineBits,
    lines::LineTable,
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
    marks: LineBits,
    undo_stack: Vec<Undo>,
    /// Room for all changes that there can be. With a vector that might have to grow, a search takes 6 % longer.
    changes: Vec<Change>,
    /// How many of them are in use.
    changed: usize,
}

/// Totals over all cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Sums {
    pub counts: [[u16; KINDS]; 2],
    /// By side: if that side is to move, and if the other side is.
    pub values: [[i32; 2]; 2],
    pub free: u16,
    pub hash: u64,
}

/// A move, with what it takes to undo it.
#[derive(Clone, Copy, Debug)]
struct Undo {
    index: u16,
    /// How many changes there were before.
    changed: usize,
    sums: Sums,
}

/// An empty cell as it was before a move.
#[derive(Clone, Copy, Debug, Default)]
struct Change {
    index: u16,
    flips: Flips,
    classes: u32,
    features: [FeaturesIndex; 2],
}

/// The sets that a cell joins or leaves: [`NEAR`], [`FOUR`] for the first side's fours, and twice that for the
/// second's.
type Flips = u8;

/// The features of a cell that is in no set.
const NONE: &Features = &Features { value: [0; 2], order: 0, kind: kind::DEAD, sets: 0 };

impl State {
    pub fn new(tables: &Tables) -> Self {
        let size = tables.layout.size();
        let outside = PaddedCell { mark: Mark::Outside, classes: 0, features: [0; 2] };
        let cells = tables.layout.indices().count();
        let mut state = Self {
            cells: vec![outside; size],
            fours: [IndexSet::none(size), IndexSet::none(size)],
            near: IndexSet::none(size),
            sums: Sums::default(),
            marks: LineBits::new(&tables.layout, tables.steps),
            undo_stack: Vec::with_capacity(cells),
            changes: vec![Change::default(); cells * 8 * tables.layout.run.reach()],
            changed: 0,
        };
        state.set_up(tables, &|_| None);
        state
    }

    /// Sets up marks that are never undone.
    pub fn set_up(&mut self, tables: &Tables, marks: &dyn Fn(Cell) -> Option<Side>) {
        self.undo_stack.clear();
        self.changed = 0;
        self.sums = Sums::default();
        self.fours.iter_mut().for_each(IndexSet::clear);
        self.near.clear();
        for index in tables.layout.indices() {
            let side = marks(tables.layout.cell(index));
            self.set_mark(index, side.map_or(Mark::Empty, Mark::Of));
            self.sums.hash ^= side.map_or(0, |side| tables.zobrist[index][side as usize]);
        }
        for index in tables.layout.indices() {
            if self.cells[index].mark != Mark::Empty {
                continue;
            }
            let classes = (0..4).map(|direction| self.classes(tables, index, direction));
            let classes = classes.sum();
            let indices = tables.kinds.indices(classes);
            let features = tables.kinds.both(indices);
            self.sums.free += 1;
            self.sums.add(features);
            self.flip(index, flips([NONE; 2], features));
            (self.cells[index].classes, self.cells[index].features) = (classes, indices);
        }
    }

    pub fn put(&mut self, tables: &Tables, index: Index, side: Side) {
        let (changed, sums) = (self.changed, self.sums);
        self.undo_stack.push(Undo { index: to_u16(index), changed, sums });
        let features = tables.kinds.both(self.cells[index].features);
        self.sums.subtract(features);
        self.flip(index, flips(features, [NONE; 2]));
        self.set_mark(index, Mark::Of(side));
        self.sums.free -= 1;
        self.sums.hash ^= tables.zobrist[index][side as usize];
        match &tables.lines {
            Some(lines) => self.update_neighbours(tables, lines, index),
            None => self.update_neighbours_by_scan(tables, index),
        }
    }

    pub fn undo(&mut self, tables: &Tables) {
        let Some(Undo { index, changed, sums }) = self.undo_stack.pop() else { return };
        let index = usize::from(index);
        while self.changed > changed {
            self.changed -= 1;
            let Change { index, flips, classes, features } = self.changes[self.changed];
            let index = usize::from(index);
            self.flip(index, flips);
            let cell = &mut self.cells[index];
            (cell.classes, cell.features) = (classes, features);
        }
        self.set_mark(index, Mark::Empty);
        let features = tables.kinds.both(self.cells[index].features);
        self.flip(index, flips([NONE; 2], features));
        self.sums = sums;
    }

    /// The moves that can be undone, from the first on.
    pub fn path(&self) -> impl Iterator<Item = (Index, Side)> {
        self.undo_stack.iter().filter_map(|undo| {
            let index = usize::from(undo.index);
            let Mark::Of(side) = self.cells[index].mark else { return None };
            Some((index, side))
        })
    }

    fn set_mark(&mut self, index: Index, mark: Mark) {
        let before = std::mem::replace(&mut self.cells[index].mark, mark);
        self.marks.change(index, before, mark);
    }

    fn flip(&mut self, index: Index, flips: Flips) {
        // The processor can hardly predict whether a cell becomes near, but hardly any cell makes a four.
        self.near.flip(index, flips & NEAR != 0);
        if flips > NEAR {
            self.fours[0].flip(index, flips & FOUR != 0);
            self.fours[1].flip(index, flips & (FOUR << 1) != 0);
        }
    }

    /// Both sides' classes of an empty cell in one direction, at their places in [`PaddedCell::classes`].
    fn classes(&self, tables: &Tables, index: Index, direction: usize) -> u32 {
        let classes = match &tables.lines {
            Some(lines) => lines.classes(self.around(tables, index, direction)),
            None => tables.classes_by_scan(&self.cells, index, direction),
        };
        classes << (4 * direction)
    }

    /// The line through a cell, from the first to the last cell that matters to it; see [`LineBits::starting_before`].
    pub fn around(&self, tables: &Tables, index: Index, direction: usize) -> u64 {
        self.marks.starting_before(index, direction, tables.layout.run.reach())
    }

    /// Updates the empty neighbours of a cell.
    fn update_neighbours(&mut self, tables: &Tables, lines: &LineTable, index: Index) {
        let reach = tables.layout.run.reach();
        for direction in 0..4 {
            let around = self.marks.starting_before(index, direction, 2 * reach);
            let step = tables.steps[direction];
            let first = index.wrapping_sub(2 * reach * step);
            let mut left = lines.empty_neighbours(around);
            while left != 0 {
                let place = left.trailing_zeros() as usize / 2;
                left &= left - 1;
                let classes = lines.classes(around >> (2 * (place - reach)));
                self.update(&tables.kinds, first.wrapping_add(place * step), direction, classes);
            }
        }
    }

    /// The same if runs are too long for a lookup table.
    #[inline(never)]
    fn update_neighbours_by_scan(&mut self, tables: &Tables, index: Index) {
        for direction in 0..4 {
            for neighbour in tables.neighbours(index, direction) {
                if self.cells[neighbour].mark == Mark::Empty {
                    let classes = tables.classes_by_scan(&self.cells, neighbour, direction);
                    self.update(&tables.kinds, neighbour, direction, classes);
                }
            }
        }
    }

    /// Updates an empty cell to its new classes in one direction.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "without, a search in a browser takes 5 % longer")]
    fn update(&mut self, kinds: &KindTable, index: Index, direction: usize, classes: u32) {
        let cell = &mut self.cells[index];
        let classes = cell.classes & !(0x000F_000F << (4 * direction)) | classes << (4 * direction);
        if classes == cell.classes {
            return;
        }
        let indices = kinds.indices(classes);
        let (old, new) = (kinds.both(cell.features), kinds.both(indices));
        let flips = flips(old, new);
        let change =
            Change { index: to_u16(index), flips, classes: cell.classes, features: cell.features };
        (cell.classes, cell.features) = (classes, indices);
        self.changes[self.changed] = change;
        self.changed += 1;
        self.sums.subtract(old);
        self.sums.add(new);
        self.flip(index, flips);
    }
}

/// The sets that a cell joins or leaves when both sides' features change from `old` to `new`.
#[inline]
fn flips(old: [&Features; 2], new: [&Features; 2]) -> Flips {
    let [first, second] = [0, 1].map(|side| (old[side].sets ^ new[side].sets) & FOUR);
    let either = |[first, second]: [&Features; 2]| first.sets | second.sets;
    first | second << 1 | (either(old) ^ either(new)) & NEAR
}

impl Sums {
    #[inline]
    fn add(&mut self, features: [&Features; 2]) {
        for (side, features) in features.into_iter().enumerate() {
            self.counts[side][usize::from(features.kind)] += 1;
            self.values[side][0] += features.value[0];
            self.values[side][1] += features.value[1];
        }
    }

    #[inline]
    fn subtract(&mut self, features: [&Features; 2]) {
        for (side, features) in features.into_iter().enumerate() {
            self.counts[side][usize::from(features.kind)] -= 1;
            self.values[side][0] -= features.value[0];
            self.values[side][1] -= features.value[1];
        }
    }
}

/// Indices fit in 16 bits: the largest padded board has fewer than 20,000.
fn to_u16(index: Index) -> u16 {
    u16::try_from(index).unwrap_or_default()
}
