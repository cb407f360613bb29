use std::cmp::Reverse;

use rand::{Rng, SeedableRng};
use rand_xoshiro::SplitMix64;

use crate::engine::{Board, Cell, Rules, Side};

/// A set of cells, one bit each, in the order of [`Shape::cells`](crate::engine::Shape::cells).
pub(super) type Cells = u128;

/// A set of lines, one bit each, in the order of [`Rules::lines`].
type Lines = u128;

/// The most marks that a side can lack on a line that it has begun: runs in space are up to five long.
const MOST_LACKING: usize = 4;

/// A cell's position in that order.
pub(super) type Index = usize;

/// Seeds the keys of the hash.
const HASH_SEED: u64 = 0x1B87_3593_CC9E_2D51;

/// The value of a line without marks of the other side, by how many marks are missing, in hundredths of a logit.
const WORTH: [i32; MOST_LACKING + 1] = [0, 48, 16, 4, 1];

/// The value of having the move.
const TO_MOVE: i32 = 24;

/// The marks on a board on which a run is as long as the lines, and how many are missing on each line.
#[derive(Clone, Debug)]
pub(super) struct LineBoard {
    cells: Vec<Cell>,
    lines: Vec<Cells>,
    /// The numbers of the lines through each cell.
    through: Vec<Vec<u8>>,
    run: u8,
    marks: [Cells; 2],
    /// The number of marks of each side on each line.
    counts: Vec<[u8; 2]>,
    /// The lines without marks of the other side, by side and by how many of its marks are missing.
    lacking: [[Lines; MOST_LACKING + 1]; 2],
    /// The lines on which both sides have marks.
    dead: Lines,
    hash: u64,
    keys: Vec<[u64; 2]>,
    /// The keys of the cells that each symmetry maps a cell to.
    symmetric_keys: Vec<Vec<[u64; 2]>>,
}

/// With more marks than this, symmetric positions are so rare that looking for them costs more time than it saves.
const MOST_MARKS_FOR_SYMMETRY: u32 = 8;

impl LineBoard {
    pub fn new(rules: Rules) -> Self {
        let shape = rules.shape();
        let bit = |cell| 1 << shape.index(cell);
        let lines: Vec<Cells> = rules.lines().map(|line| line.cells().map(bit).sum()).collect();
        let through = (0..shape.cell_count()).map(|index| {
            let numbered = (0..).zip(&lines).filter(|&(_, line)| line >> index & 1 == 1);
            numbered.map(|(number, _)| number).collect()
        });
        let mut random = SplitMix64::seed_from_u64(HASH_SEED);
        let keys: Vec<_> = shape.cells().map(|_| [random.next_u64(), random.next_u64()]).collect();
        let symmetric_keys = shape
            .symmetries()
            .into_iter()
            .map(|symmetry| symmetry.into_iter().map(|cell| keys[shape.index(cell)]).collect());
        Self {
            symmetric_keys: symmetric_keys.collect(),
            cells: shape.cells().collect(),
            through: through.collect(),
            run: rules.run(),
            marks: [0; 2],
            counts: vec![[0; 2]; lines.len()],
            lacking: [[0; MOST_LACKING + 1]; 2],
            dead: 0,
            hash: 0,
            keys,
            lines,
        }
    }

    /// Sets up the marks of this board.
    pub fn set_up(&mut self, board: &Board) {
        self.marks = [0; 2];
        self.counts.fill([0; 2]);
        self.lacking = [[0; MOST_LACKING + 1]; 2];
        (self.dead, self.hash) = (0, 0);
        for index in 0..self.cells.len() {
            if let Some(side) = board.get(self.cells[index]) {
                self.put(index, side);
            }
        }
    }

    pub fn cell(&self, index: Index) -> Cell {
        self.cells[index]
    }

    /// The same for all orders of moves.
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// The same for all orders of moves and, where it [merges them](Self::merges_symmetric), all symmetric positions.
    pub fn canonical_hash(&self) -> u64 {
        if !self.merges_symmetric() {
            return self.hash;
        }
        let [first, second] = self.marks;
        let hash = |keys: &Vec<[u64; 2]>| {
            let first = members(first).fold(0, |hash, index| hash ^ keys[index][0]);
            members(second).fold(first, |hash, index| hash ^ keys[index][1])
        };
        self.symmetric_keys.iter().map(hash).min().unwrap_or(self.hash)
    }

    /// Whether symmetric positions have the same [hash](Self::canonical_hash).
    pub fn merges_symmetric(&self) -> bool {
        (self.marks[0] | self.marks[1]).count_ones() <= MOST_MARKS_FOR_SYMMETRY
    }

    pub fn is_empty(&self) -> bool {
        self.marks == [0; 2]
    }

    /// The cells without a mark.
    pub fn free(&self) -> Cells {
        let all = Cells::MAX >> (Cells::BITS as usize - self.cells.len());
        all & !(self.marks[0] | self.marks[1])
    }

    /// Puts a mark on a free cell.
    pub fn put(&mut self, index: Index, side: Side) {
        self.change(index, side, |count| *count += 1);
    }

    /// Removes this side's mark from a cell.
    pub fn clear(&mut self, index: Index, side: Side) {
        self.change(index, side, |count| *count -= 1);
    }

    fn change(&mut self, index: Index, side: Side, change: fn(&mut u8)) {
        let side = side as usize;
        self.marks[side] ^= 1 << index;
        self.hash ^= self.keys[index][side];
        for number in 0..self.through[index].len() {
            let line = self.through[index][number];
            self.toggle(line);
            change(&mut self.counts[usize::from(line)][side]);
            self.toggle(line);
        }
    }

    /// Adds a line to the set that its marks belong to, or removes it.
    fn toggle(&mut self, line: u8) {
        let set = match self.counts[usize::from(line)] {
            [0, 0] => return,
            [first, 0] => &mut self.lacking[0][usize::from(self.run - first)],
            [0, second] => &mut self.lacking[1][usize::from(self.run - second)],
            _ => &mut self.dead,
        };
        *set ^= 1 << line;
    }

    /// The free cells on which `side` would complete a line.
    pub fn completing(&self, side: Side) -> Cells {
        self.lacking(side, 1)
    }

    /// The free cells on which `side` would threaten to complete a line.
    pub fn threatening(&self, side: Side) -> Cells {
        self.lacking(side, 2)
    }

    /// The free cells of the lines on which exactly this many marks of `side` are missing, and the other side has none.
    fn lacking(&self, side: Side, missing: usize) -> Cells {
        let lines = members(self.lacking[side as usize][missing]);
        lines.fold(0, |cells, line| cells | self.lines[line]) & !self.marks[side as usize]
    }

    /// Whether some line has no mark of the other side yet.
    pub fn can_win(&self, side: Side) -> bool {
        let lost =
            self.lacking[side.other() as usize].iter().fold(self.dead, |lost, set| lost | set);
        lost.count_ones() as usize != self.lines.len()
    }

    /// Whether nobody can complete a line any more.
    pub fn is_dead(&self) -> bool {
        self.dead.count_ones() as usize == self.lines.len()
    }

    /// The static evaluation for `side`, which is to move, in hundredths of a logit.
    pub fn evaluate(&self, side: Side) -> i32 {
        let of = |side: Side| {
            let sets = WORTH.iter().zip(self.lacking[side as usize]);
            sets.map(|(&worth, lines)| worth * lines.count_ones().cast_signed()).sum::<i32>()
        };
        of(side) - of(side.other()) + TO_MOVE
    }

    /// These cells, the hash move first, then the most important ones.
    pub fn ordered(&self, cells: Cells, hash_move: Option<Index>) -> Vec<Index> {
        let mut moves: Vec<_> = members(cells).collect();
        moves.sort_by_cached_key(|&index| (Some(index) != hash_move, Reverse(self.weight(index))));
        moves
    }

    /// The importance of a free cell: the value of the lines through it to both sides.
    pub fn weight(&self, index: Index) -> i32 {
        let worth = |&line: &u8| match self.counts[usize::from(line)] {
            [marks, 0] | [0, marks] => {
                1 + 4 * WORTH.get(usize::from(self.run - marks)).copied().unwrap_or_default()
            }
            _ => 1,
        };
        self.through[index].iter().map(worth).sum()
    }
}

/// The members of a set of cells.
pub(super) fn members(cells: Cells) -> impl Iterator<Item = Index> {
    let mut left = cells;
    std::iter::from_fn(move || {
        let index = left.trailing_zeros() as usize;
        left &= left.wrapping_sub(1);
        (index < Cells::BITS as usize).then_some(index)
    })
}
