use super::board::Cells;

/// How far a position is from being decided, as the side to move sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Numbers {
    /// About how many positions are still to be decided to prove that it reaches its goal: 0 if that is proven.
    pub reached: u32,
    /// The same to prove that it misses its goal.
    pub missed: u32,
}

impl Numbers {
    /// The number of a proof that cannot exist. No other number comes near it.
    pub const NEVER: u32 = u32::MAX;
    /// The numbers of a position that is not in the table.
    const UNKNOWN: Self = Self { reached: 1, missed: 1 };
    pub const REACHED: Self = Self { reached: 0, missed: Self::NEVER };
    pub const MISSED: Self = Self { reached: Self::NEVER, missed: 0 };
    /// A bound that only a decided position reaches.
    pub const UNBOUNDED: Self = Self { reached: Self::NEVER - 1, missed: Self::NEVER - 1 };
}

/// The numbers of positions: a fixed number of buckets with four entries each.
#[derive(Clone, Debug)]
pub(super) struct ProofTable(Vec<[Entry; 4]>);

#[derive(Clone, Copy, Debug, Default)]
struct Entry {
    check: u32,
    reached: u32,
    missed: u32,
    /// One more than the binary logarithm of the number of positions searched for it; 0 if there is no entry.
    effort: u8,
    /// The moves to search; none if the position is decided.
    moves: Cells,
}

impl ProofTable {
    /// As many buckets as fit in `bytes`, rounded down to a power of two.
    pub fn new(bytes: usize) -> Self {
        let most = (bytes / size_of::<[Entry; 4]>()).max(1);
        Self(vec![[Entry::default(); 4]; 1 << most.ilog2()])
    }

    pub fn clear(&mut self) {
        self.0.fill([Entry::default(); 4]);
    }

    /// The numbers of the position with this key.
    pub fn numbers(&self, key: u64) -> Numbers {
        let found = self.find(key);
        found.map_or(Numbers::UNKNOWN, |it| Numbers { reached: it.reached, missed: it.missed })
    }

    /// Its moves, if they are known.
    pub fn moves(&self, key: u64) -> Option<Cells> {
        self.find(key).map(|it| it.moves).filter(|&moves| moves != 0)
    }

    /// Stores and returns the numbers. They replace the entry that took the fewest nodes.
    pub fn store(&mut self, key: u64, numbers: Numbers, moves: Cells, nodes: u64) -> Numbers {
        let (check, bucket) = (check(key), self.bucket(key));
        let bucket = &mut self.0[bucket];
        let same = bucket.iter().position(|it| it.check == check && it.effort > 0);
        let least = || (0..bucket.len()).min_by_key(|&slot| bucket[slot].effort);
        let slot = same.or_else(least).unwrap_or_default();
        let effort = u8::try_from(nodes.max(1).ilog2() + 1).unwrap_or(u8::MAX);
        let Numbers { reached, missed } = numbers;
        bucket[slot] = Entry { check, reached, missed, effort, moves };
        numbers
    }

    fn find(&self, key: u64) -> Option<&Entry> {
        let check = check(key);
        self.0[self.bucket(key)].iter().find(|it| it.check == check && it.effort > 0)
    }

    fn bucket(&self, key: u64) -> usize {
        usize::try_from(key & (self.0.len() as u64 - 1)).unwrap_or_default()
    }
}

fn check(key: u64) -> u32 {
    u32::try_from(key >> 32).unwrap_or_default()
}
