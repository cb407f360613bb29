use super::patterns::Place;

/// What is remembered of a position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Entry {
    check: u32,
    place: u16,
    /// Wins and losses are counted from this position.
    pub score: i16,
    pub depth: u8,
    /// The [`Bound`] in the lowest two bits, above them the generation.
    flags: u8,
}

/// How a remembered score stands to the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// The true one is this or lower.
    Upper = 1,
    /// The true one is this or higher.
    Lower = 2,
    /// It is the true one.
    Exact = 3,
}

/// The transposition table: of fixed size, two entries for each index.
#[derive(Clone, Debug)]
pub(super) struct Table {
    entries: Vec<[Entry; 2]>,
    generation: u8,
}

const GENERATIONS: u8 = 64;

impl Table {
    /// As many entries as fit in so many bytes, in a power of two.
    pub fn new(bytes: usize) -> Self {
        let most = (bytes / size_of::<[Entry; 2]>()).max(1);
        Self { entries: vec![[Entry::default(); 2]; 1 << most.ilog2()], generation: 0 }
    }

    pub fn clear(&mut self) {
        self.entries.fill([Entry::default(); 2]);
        self.generation = 0;
    }

    /// Another search begins: what earlier ones left behind goes first.
    pub fn age(&mut self) {
        self.generation = (self.generation + 1) % GENERATIONS;
    }

    pub fn find(&self, hash: u64) -> Option<Entry> {
        let check = check(hash);
        let bucket = &self.entries[self.index(hash)];
        bucket.iter().copied().find(|entry| entry.check == check && entry.flags & 3 != 0)
    }

    pub fn store(&mut self, hash: u64, place: Option<Place>, score: i32, depth: i32, bound: Bound) {
        let (check, index, generation) = (check(hash), self.index(hash), self.generation);
        let bucket = &mut self.entries[index];
        let worth = |entry: &Entry| {
            let age = (generation + GENERATIONS - (entry.flags >> 2)) % GENERATIONS;
            if entry.flags == 0 { i32::MIN } else { i32::from(entry.depth) - 8 * i32::from(age) }
        };
        let same = bucket.iter().position(|entry| entry.check == check);
        let slot = same.unwrap_or(usize::from(worth(&bucket[1]) < worth(&bucket[0])));
        let old = bucket[slot];
        let place = match place {
            Some(place) => u16::try_from(place).unwrap_or_default(),
            None if same.is_some() => old.place,
            None => 0,
        };
        bucket[slot] = Entry {
            check,
            place,
            score: i16::try_from(score).unwrap_or_default(),
            depth: u8::try_from(depth.max(0)).unwrap_or(u8::MAX),
            flags: bound as u8 | generation << 2,
        };
    }

    fn index(&self, hash: u64) -> usize {
        usize::try_from(hash & (self.entries.len() as u64 - 1)).unwrap_or_default()
    }
}

fn check(hash: u64) -> u32 {
    u32::try_from(hash >> 32).unwrap_or_default()
}

impl Entry {
    /// The best move, where one was found. Number 0 is always outside the board.
    pub fn place(self) -> Option<Place> {
        (self.place > 0).then_some(usize::from(self.place))
    }

    /// Whether the score settles a search between these bounds.
    pub fn settles(self, score: i32, alpha: i32, beta: i32) -> bool {
        (score >= beta && self.flags & Bound::Lower as u8 != 0)
            || (score <= alpha && self.flags & Bound::Upper as u8 != 0)
            || self.flags & 3 == Bound::Exact as u8
    }
}
