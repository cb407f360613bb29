use super::{
    Place,
    kind::{self, Features, KINDS},
    lines::Keys,
    places::Places,
    tables::Tables,
};
use crate::engine::{Cell, Side};

/// Who is where, and what follows from it.
#[derive(Clone, Debug)]
pub(super) struct State {
    pub cells: Vec<Spot>,
    /// The empty cells on which each side would make a four or more.
    pub fours: [Places; 2],
    /// The empty cells near a mark.
    pub near: Places,
    pub sums: Sums,
    made: Vec<Made>,
    changes: Vec<Change>,
}

/// A numbered cell.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spot {
    pub mark: Mark,
    /// By direction; see [`LineTable`](super::lines::LineTable).
    pub keys: [Keys; 4],
    /// While it is empty: four bits a direction, the second side's in the upper half.
    pub classes: u32,
    /// While it is empty, by side.
    pub features: [Features; 2],
}

/// What is on a numbered cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    Empty,
    Of(Side),
    Outside,
}

/// What follows from all cells together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Sums {
    pub counts: [[u16; KINDS]; 2],
    /// By side, while it is to move and while it is not.
    pub values: [[i32; 2]; 2],
    pub free: u16,
    pub hash: u64,
}

/// A move, and how to take it back.
#[derive(Clone, Copy, Debug)]
struct Made {
    place: u16,
    changes: u32,
    sums: Sums,
}

/// An empty cell as it was before a move.
#[derive(Clone, Copy, Debug)]
struct Change {
    place: u16,
    classes: u32,
    features: [Features; 2],
}

impl State {
    pub fn new(tables: &Tables) -> Self {
        let size = tables.layout.size();
        let outside = Spot {
            mark: Mark::Outside,
            keys: [0; 4],
            classes: 0,
            features: [Features::default(); 2],
        };
        let cells = tables.layout.places().count();
        let mut state = Self {
            cells: vec![outside; size],
            fours: [Places::none(size), Places::none(size)],
            near: Places::none(size),
            sums: Sums::default(),
            made: Vec::with_capacity(cells),
            changes: Vec::with_capacity(cells * 8 * tables.layout.run.reach()),
        };
        state.set_up(tables, |_| None);
        state
    }

    /// Sets up marks that are never taken back.
    pub fn set_up(&mut self, tables: &Tables, marks: impl Fn(Cell) -> Option<Side>) {
        self.made.clear();
        self.changes.clear();
        self.sums = Sums::default();
        self.fours.iter_mut().for_each(Places::clear);
        self.near.clear();
        for place in tables.layout.places() {
            let side = marks(tables.layout.cell(place));
            self.cells[place].mark = side.map_or(Mark::Empty, Mark::Of);
            self.sums.hash ^= side.map_or(0, |side| tables.numbers[place][side as usize]);
        }
        for place in tables.layout.places() {
            self.cells[place].keys = tables.keys(&self.cells, place);
            if self.cells[place].mark != Mark::Empty {
                continue;
            }
            let classes = (0..4)
                .map(|direction| tables.classes(&self.cells, place, direction) << (4 * direction));
            let classes = classes.sum();
            let features = tables.kinds.features_of(classes);
            self.sums.free += 1;
            self.sums.add(&features);
            self.list(place, &[Features::default(); 2], &features);
            (self.cells[place].classes, self.cells[place].features) = (classes, features);
        }
    }

    pub fn put(&mut self, tables: &Tables, place: Place, side: Side) {
        self.made.push(Made {
            place: small(place),
            changes: u32::try_from(self.changes.len()).unwrap_or_default(),
            sums: self.sums,
        });
        let features = self.cells[place].features;
        self.sums.subtract(&features);
        self.list(place, &features, &[Features::default(); 2]);
        self.cells[place].mark = Mark::Of(side);
        self.sums.free -= 1;
        self.sums.hash ^= tables.numbers[place][side as usize];
        for (direction, neighbours) in tables.near.iter().enumerate() {
            for neighbour in neighbours {
                let near = place.wrapping_add(neighbour.offset);
                let gain = neighbour.gains[side as usize];
                let spot = &mut self.cells[near];
                spot.keys[direction] = spot.keys[direction].wrapping_add(gain);
                if spot.mark == Mark::Empty {
                    self.look_again(tables, near, direction);
                }
            }
        }
    }

    pub fn take_back(&mut self, tables: &Tables) {
        let Some(Made { place, changes, sums }) = self.made.pop() else { return };
        let place = usize::from(place);
        let Mark::Of(side) = self.cells[place].mark else { return };
        for (direction, neighbours) in tables.near.iter().enumerate() {
            for neighbour in neighbours {
                let spot = &mut self.cells[place.wrapping_add(neighbour.offset)];
                let gain = neighbour.gains[side as usize];
                spot.keys[direction] = spot.keys[direction].wrapping_sub(gain);
            }
        }
        while self.changes.len() > changes as usize {
            let Some(change) = self.changes.pop() else { break };
            let place = usize::from(change.place);
            let features = self.cells[place].features;
            self.list(place, &features, &change.features);
            let spot = &mut self.cells[place];
            (spot.classes, spot.features) = (change.classes, change.features);
        }
        self.cells[place].mark = Mark::Empty;
        let features = self.cells[place].features;
        self.list(place, &[Features::default(); 2], &features);
        self.sums = sums;
    }

    /// Looks at an empty cell that got a new neighbour in this direction.
    #[inline]
    fn look_again(&mut self, tables: &Tables, place: Place, direction: usize) {
        let Spot { classes: before, features: old, .. } = self.cells[place];
        let digits = 0x000F_000F << (4 * direction);
        if before & digits == 0 {
            // Dead for both sides, and so it stays.
            return;
        }
        let read = tables.classes(&self.cells, place, direction) << (4 * direction);
        let classes = before & !digits | read;
        if classes == before {
            return;
        }
        let features = tables.kinds.features_of(classes);
        self.changes.push(Change { place: small(place), classes: before, features: old });
        self.sums.subtract(&old);
        self.sums.add(&features);
        self.list(place, &old, &features);
        let spot = &mut self.cells[place];
        (spot.classes, spot.features) = (classes, features);
    }

    /// Keeps the lists of cells true where a cell's features change.
    #[inline]
    fn list(&mut self, place: Place, old: &[Features; 2], new: &[Features; 2]) {
        for side in 0..2 {
            let makes_four = new[side].kind >= kind::FOUR;
            if makes_four != (old[side].kind >= kind::FOUR) {
                self.fours[side].put(place, makes_four);
            }
        }
        let is_near = new[0].is_near || new[1].is_near;
        if is_near != (old[0].is_near || old[1].is_near) {
            self.near.put(place, is_near);
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

/// Numbers of cells fit in 16 bits: the largest board has fewer than 20,000 with its border.
fn small(place: Place) -> u16 {
    u16::try_from(place).unwrap_or_default()
}
