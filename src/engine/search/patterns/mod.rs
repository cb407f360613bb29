//! Who could make what, and where: kept up to date move by move.
//!
//! For each empty cell, direction and side there is a [class](class), from four of which follows the
//! cell's [kind](kind) for that side. How many cells of each kind there are answers at once whether
//! somebody has a five, an open four and so on; the sum of what all cells are worth is the evaluation.
//! A move changes only cells on the four lines through it. The scheme is that of Rapfi and other
//! programs for gomoku; here it serves any length of run.

pub mod class;
pub mod kind;
mod layout;
mod lines;
mod places;
mod weights;

use class::{Around, Class};
use kind::{KINDS, Kind, KindTable};
use layout::Layout;
use lines::{Keys, LineTable};
use places::Places;

use super::random::SplitMix;
use crate::engine::{Board, Cell, Rules, Side};

/// A cell's number on a board with a border; see [`Patterns::place`].
pub type Place = usize;

/// The patterns of one board.
#[derive(Clone, Debug)]
pub struct Patterns {
    layout: Layout,
    lines: Option<LineTable>,
    kinds_of: KindTable,
    /// What each neighbour of a marked cell gains in the keys, by side and neighbour.
    gains: [Vec<Keys>; 2],
    /// How far the numbers of a cell's neighbours are from its own, by direction.
    steps: [Vec<usize>; 4],
    zobrist: Vec<[u64; 2]>,
    marks: Vec<Mark>,
    keys: Vec<[Keys; 4]>,
    /// Of empty cells, four bits a direction, the second side's in the upper half.
    classes: Vec<u32>,
    kinds: Vec<[Kind; 2]>,
    fours: [Places; 2],
    near: Places,
    sums: Sums,
    made: Vec<Made>,
    changes: Vec<Change>,
}

/// What is on a numbered cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mark {
    Empty,
    Of(Side),
    Outside,
}

/// What follows from all cells together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Sums {
    counts: [[u16; KINDS]; 2],
    /// By side, while it is to move and while it is not.
    values: [[i32; 2]; 2],
    free: u16,
    hash: u64,
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
    kinds: [Kind; 2],
    classes: u32,
}

impl Patterns {
    /// The empty board. Makes the tables.
    #[must_use]
    pub fn new(rules: Rules) -> Self {
        let layout = Layout::new(rules);
        let (run, size) = (layout.run, layout.size());
        let lines = LineTable::new(run);
        let gains = [0, 1].map(|side| {
            let gain = |lines: &LineTable, neighbour| {
                // Seen from there, the marked cell is as far the other way.
                lines.mark(2 * run.reach() - 1 - neighbour, side)
            };
            (0..2 * run.reach())
                .map(|neighbour| lines.as_ref().map_or(0, |lines| gain(lines, neighbour)))
                .collect()
        });
        let steps = layout.steps().map(|step| {
            (0..2 * run.reach())
                .map(|neighbour| {
                    step.wrapping_mul(lines::place(run, neighbour).wrapping_sub(run.reach()))
                })
                .collect()
        });
        let mut random = SplitMix::new(0);
        let cells = rules.cell_count();
        let mut patterns = Self {
            kinds_of: KindTable::new(run.least_near()),
            lines,
            gains,
            steps,
            zobrist: (0..size).map(|_| [random.next(), random.next()]).collect(),
            marks: vec![Mark::Outside; size],
            keys: vec![[0; 4]; size],
            classes: vec![0; size],
            kinds: vec![[kind::DEAD; 2]; size],
            fours: [Places::none(size), Places::none(size)],
            near: Places::none(size),
            sums: Sums { counts: [[0; KINDS]; 2], values: [[0; 2]; 2], free: 0, hash: 0 },
            made: Vec::with_capacity(cells),
            changes: Vec::with_capacity(cells * 8 * run.reach()),
            layout,
        };
        patterns.clear();
        patterns
    }

    /// Sets up the marks of a board with the same rules.
    pub fn set_up(&mut self, board: &Board) {
        self.clear();
        for cell in board.rules().cells() {
            if let Some(side) = board.get(cell) {
                self.put(self.place(cell), side);
            }
        }
    }

    fn clear(&mut self) {
        self.made.clear();
        self.changes.clear();
        self.sums = Sums { counts: [[0; KINDS]; 2], values: [[0; 2]; 2], free: 0, hash: 0 };
        let places: Vec<_> = self.layout.places().collect();
        for &place in &places {
            self.marks[place] = Mark::Empty;
        }
        for &place in &places {
            if let Some(lines) = &self.lines {
                for (direction, steps) in self.steps.iter().enumerate() {
                    let outside = steps.iter().enumerate().filter(|&(_, &step)| {
                        self.marks[place.wrapping_add(step)] == Mark::Outside
                    });
                    self.keys[place][direction] =
                        outside.map(|(neighbour, _)| lines.edge(neighbour)).sum();
                }
            }
            let classes = (0..4).map(|direction| self.read(place, direction) << (4 * direction));
            self.classes[place] = classes.sum();
            self.sums.free += 1;
            self.count_in(place);
        }
    }

    /// Marks an empty cell.
    pub fn put(&mut self, place: Place, side: Side) {
        debug_assert!(self.is_empty(place), "{place} is taken or outside");
        self.made.push(Made {
            place: small(place),
            changes: u32::try_from(self.changes.len()).unwrap_or_default(),
            sums: self.sums,
        });
        self.count_out(place);
        self.fours[0].put(place, false);
        self.fours[1].put(place, false);
        self.near.put(place, false);
        self.marks[place] = Mark::Of(side);
        self.sums.free -= 1;
        self.sums.hash ^= self.zobrist[place][side as usize];
        for direction in 0..4 {
            for neighbour in 0..self.gains[0].len() {
                let near = place.wrapping_add(self.steps[direction][neighbour]);
                let gain = self.gains[side as usize][neighbour];
                self.keys[near][direction] = self.keys[near][direction].wrapping_add(gain);
                if self.marks[near] == Mark::Empty {
                    self.reread(near, direction);
                }
            }
        }
    }

    /// Takes the last mark back.
    pub fn take_back(&mut self) {
        let Some(Made { place, changes, sums }) = self.made.pop() else { return };
        let place = usize::from(place);
        let Mark::Of(side) = self.marks[place] else { return };
        for direction in 0..4 {
            for neighbour in 0..self.gains[0].len() {
                let near = place.wrapping_add(self.steps[direction][neighbour]);
                let gain = self.gains[side as usize][neighbour];
                self.keys[near][direction] = self.keys[near][direction].wrapping_sub(gain);
            }
        }
        self.marks[place] = Mark::Empty;
        while self.changes.len() > changes as usize {
            let Some(Change { place, kinds, classes }) = self.changes.pop() else { break };
            let place = usize::from(place);
            self.classes[place] = classes;
            self.kinds[place] = kinds;
            self.list(place);
        }
        self.list(place);
        self.sums = sums;
    }

    /// Looks again at a cell that got a new neighbour in this direction.
    fn reread(&mut self, place: Place, direction: usize) {
        let read = self.read(place, direction) << (4 * direction);
        let classes = self.classes[place] & !(0x000F_000F << (4 * direction)) | read;
        if classes == self.classes[place] {
            return;
        }
        self.changes.push(Change {
            place: small(place),
            kinds: self.kinds[place],
            classes: self.classes[place],
        });
        self.count_out(place);
        self.classes[place] = classes;
        self.count_in(place);
    }

    /// Both sides' classes of a cell, the second side's in the upper half.
    fn read(&self, place: Place, direction: usize) -> u32 {
        if let Some(lines) = &self.lines {
            return lines.classes(self.keys[place][direction]);
        }
        let run = self.layout.run;
        let mut around = [Around::default(); 2];
        for (neighbour, &step) in self.steps[direction].iter().enumerate() {
            let bit = 1 << lines::place(run, neighbour);
            match self.marks[place.wrapping_add(step)] {
                Mark::Empty => {}
                Mark::Outside => around.iter_mut().for_each(|around| around.closed |= bit),
                Mark::Of(side) => {
                    around[side as usize].own |= bit;
                    around[side.other() as usize].closed |= bit;
                }
            }
        }
        u32::from(run.class(around[0])) | u32::from(run.class(around[1])) << 16
    }

    fn count_in(&mut self, place: Place) {
        let classes = self.classes[place];
        let mut is_near = false;
        for side in 0..2 {
            let features = self.kinds_of.features(classes >> (16 * side));
            self.kinds[place][side] = features.kind;
            self.sums.counts[side][usize::from(features.kind)] += 1;
            self.sums.values[side][0] += i32::from(features.value[0]);
            self.sums.values[side][1] += i32::from(features.value[1]);
            self.fours[side].put(place, features.kind >= kind::FOUR);
            is_near |= features.is_near;
        }
        self.near.put(place, is_near);
    }

    fn count_out(&mut self, place: Place) {
        let classes = self.classes[place];
        for side in 0..2 {
            let features = self.kinds_of.features(classes >> (16 * side));
            self.sums.counts[side][usize::from(features.kind)] -= 1;
            self.sums.values[side][0] -= i32::from(features.value[0]);
            self.sums.values[side][1] -= i32::from(features.value[1]);
        }
    }

    /// Puts an empty cell back into the lists that it belongs to.
    fn list(&mut self, place: Place) {
        let classes = self.classes[place];
        let mut is_near = false;
        for side in 0..2 {
            is_near |= self.kinds_of.features(classes >> (16 * side)).is_near;
            self.fours[side].put(place, self.kinds[place][side] >= kind::FOUR);
        }
        self.near.put(place, is_near);
    }

    /// The cell's number. Only for cells of this board.
    #[must_use]
    pub fn place(&self, cell: Cell) -> Place {
        self.layout.place(cell)
    }

    /// The cell with this number.
    #[must_use]
    pub fn cell(&self, place: Place) -> Cell {
        self.layout.cell(place)
    }

    /// How many numbers there are, those of the border included.
    #[must_use]
    pub fn size(&self) -> usize {
        self.marks.len()
    }

    /// Whether this is a cell of the board without a mark.
    #[must_use]
    pub fn is_empty(&self, place: Place) -> bool {
        self.marks[place] == Mark::Empty
    }

    /// Whose mark is on this cell of the board.
    #[must_use]
    pub fn mark(&self, place: Place) -> Option<Side> {
        match self.marks[place] {
            Mark::Of(side) => Some(side),
            Mark::Empty | Mark::Outside => None,
        }
    }

    /// What a mark of the side on this cell changes in the [hash](Patterns::hash).
    #[must_use]
    pub fn number(&self, place: Place, side: Side) -> u64 {
        self.zobrist[place][side as usize]
    }

    /// How many cells have no mark.
    #[must_use]
    pub const fn free(&self) -> usize {
        self.sums.free as usize
    }

    /// A number for who is where; different positions rarely share one.
    #[must_use]
    pub const fn hash(&self) -> u64 {
        self.sums.hash
    }

    /// What a mark of the side would make of an empty cell.
    #[must_use]
    pub fn kind(&self, place: Place, side: Side) -> Kind {
        self.kinds[place][side as usize]
    }

    /// The same for one direction: those of a row, a column, a falling and a rising diagonal.
    #[must_use]
    pub fn class(&self, place: Place, side: Side, direction: usize) -> Class {
        let bits = self.classes[place] >> (16 * side as usize + 4 * direction);
        Class::try_from(bits & 0xF).unwrap_or_default()
    }

    /// How many empty cells are of this kind for the side.
    #[must_use]
    pub fn count(&self, side: Side, kind: Kind) -> usize {
        usize::from(self.sums.counts[side as usize][usize::from(kind)])
    }

    /// Whether the side could make a four, or a run.
    #[must_use]
    pub fn has_fours(&self, side: Side) -> bool {
        self.sums.counts[side as usize][usize::from(kind::FOUR)..].iter().any(|&count| count > 0)
    }

    /// Whether there is room for a run of the side.
    #[must_use]
    pub fn can_win(&self, side: Side) -> bool {
        self.sums.counts[side as usize][usize::from(kind::DEAD)] < self.sums.free
    }

    /// Whether neither side can make a run any more.
    #[must_use]
    pub fn is_dead(&self) -> bool {
        !self.can_win(Side::First) && !self.can_win(Side::Second)
    }

    /// The empty cells on which the side would make a four or a run, in the order of their numbers.
    pub fn fours(&self, side: Side) -> impl Iterator<Item = Place> + '_ {
        self.fours[side as usize].iter()
    }

    /// The empty cells near a mark in the sense of the classes: some of [`Patterns::empty`].
    pub fn near(&self) -> impl Iterator<Item = Place> + '_ {
        self.near.iter()
    }

    /// All empty cells.
    pub fn empty(&self) -> impl Iterator<Item = Place> + '_ {
        self.layout.places().filter(|&place| self.is_empty(place))
    }

    /// The numbers of a cell's neighbours on a line, as far as a mark there can matter to it, in the
    /// direction as in [`Patterns::class`].
    pub fn line(&self, place: Place, direction: usize) -> impl Iterator<Item = Place> + '_ {
        self.steps[direction].iter().map(move |&step| place.wrapping_add(step))
    }

    /// How soon to try a cell, if only its owner-to-be mattered.
    #[must_use]
    pub fn order(&self, place: Place, side: Side) -> i32 {
        i32::from(self.kinds_of.features(self.classes[place] >> (16 * side as usize)).order)
    }

    /// How much better the side that is to move stands, in hundredths of a natural logit of its chance
    /// to win.
    #[must_use]
    pub fn evaluate(&self, side: Side) -> i32 {
        let [own, other] = [side, side.other()].map(|side| self.sums.values[side as usize]);
        (own[0] - other[1] + weights::TEMPO) / weights::FINENESS
    }
}

/// Two boards are equal where all that is known of them is, however they came about.
impl PartialEq for Patterns {
    fn eq(&self, other: &Self) -> bool {
        let known = |it: &Self| {
            let cells = it.empty().map(|place| (place, it.classes[place], it.kinds[place]));
            cells.collect::<Vec<_>>()
        };
        self.sums == other.sums
            && self.marks == other.marks
            && self.fours == other.fours
            && self.near == other.near
            && known(self) == known(other)
    }
}

/// Numbers of cells fit in 16 bits: the largest board has fewer than 20,000 with its border.
fn small(place: Place) -> u16 {
    u16::try_from(place).unwrap_or_default()
}
