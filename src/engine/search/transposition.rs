use super::{patterns::Index, score::MATE_BOUND};

/// An entry of the transposition table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Entry {
    check: u32,
    index: u16,
    /// Wins and losses are counted from this position, not from the root.
    pub score: i16,
    pub depth: u8,
    /// The [`Bound`] in the lowest two bits, the generation in the others.
    flags: u8,
}

/// How the stored score relates to the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// The true score is at most this.
    Upper = 1,
    /// The true score is at least this.
    Lower = 2,
    /// The true score is this.
    Exact = 3,
}

/// The transposition table: a fixed number of buckets with two entries each.
#[derive(Clone, Debug)]
pub(super) struct TranspositionTable {
    entries: Vec<[Entry; 2]>,
    generation: u8,
}

const GENERATIONS: u8 = 64;

impl TranspositionTable {
    /// As many buckets as fit in `bytes`, rounded down to a power of two.
    pub fn new(bytes: usize) -> Self {
        let most = (bytes / size_of::<[Entry; 2]>()).max(1);
        Self { entries: vec![[Entry::default(); 2]; 1 << most.ilog2()], generation: 0 }
    }

    pub fn clear(&mut self) {
        self.entries.fill([Entry::default(); 2]);
        self.generation = 0;
    }

    /// Starts a new generation. Entries of older ones are replaced first.
    pub fn age(&mut self) {
        self.generation = (self.generation + 1) % GENERATIONS;
    }

    pub fn find(&self, hash: u64) -> Option<Entry> {
        let check = check(hash);
        let bucket = &self.entries[self.bucket_index(hash)];
        bucket.iter().copied().find(|entry| entry.check == check && entry.flags & 3 != 0)
    }

    pub fn store(&mut self, hash: u64, index: Option<Index>, score: i32, depth: i32, bound: Bound) {
        let (check, bucket, generation) = (check(hash), self.bucket_index(hash), self.generation);
        let bucket = &mut self.entries[bucket];
        let worth = |entry: &Entry| {
            let age = (generation + GENERATIONS - (entry.flags >> 2)) % GENERATIONS;
            if entry.flags == 0 { i32::MIN } else { i32::from(entry.depth) - 8 * i32::from(age) }
        };
        let same = bucket.iter().position(|entry| entry.check == check);
        let slot = same.unwrap_or(usize::from(worth(&bucket[1]) < worth(&bucket[0])));
        let old = bucket[slot];
        let index = match index {
            Some(index) => u16::try_from(index).unwrap_or_default(),
            None if same.is_some() => old.index,
            None => 0,
        };
        bucket[slot] = Entry {
            check,
            index,
            score: i16::try_from(score).unwrap_or_default(),
            depth: u8::try_from(depth.max(0)).unwrap_or(u8::MAX),
            flags: bound as u8 | generation << 2,
        };
    }

    fn bucket_index(&self, hash: u64) -> usize {
        usize::try_from(hash & (self.entries.len() as u64 - 1)).unwrap_or_default()
    }
}

fn check(hash: u64) -> u32 {
    u32::try_from(hash >> 32).unwrap_or_default()
}

impl Entry {
    /// The hash move, if there is one. Index 0 is never on the board.
    pub fn index(self) -> Option<Index> {
        (self.index > 0).then_some(usize::from(self.index))
    }

    /// Whether the score causes a cutoff in this window.
    pub fn is_cutoff(self, score: i32, alpha: i32, beta: i32) -> bool {
        (score >= beta && self.flags & Bound::Lower as u8 != 0)
            || (score <= alpha && self.flags & Bound::Upper as u8 != 0)
            || self.flags & 3 == Bound::Exact as u8
    }

    /// Whether the score is a win or a loss that causes a cutoff in this window. No deeper search would change it.
    pub fn is_proved_cutoff(self, score: i32, alpha: i32, beta: i32) -> bool {
        (score > MATE_BOUND && score >= beta && self.flags & Bound::Lower as u8 != 0)
            || (score < -MATE_BOUND && score <= alpha && self.flags & Bound::Upper as u8 != 0)
    }
}
