/// A hash table of positions in which a search for a forced win found nothing, with the depth or the nodes of that
/// search. New entries replace old ones.
#[derive(Clone, Debug)]
pub(super) struct NoWinCache(Vec<Entry>);

/// The depth is in the unit that the search counts in, such as plies, threats or nodes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Entry {
    check: u32,
    depth: u32,
}

impl NoWinCache {
    /// A cache with this many entries.
    pub fn new(count: usize) -> Self {
        Self(vec![Entry::default(); count])
    }

    pub fn clear(&mut self) {
        self.0.fill(Entry::default());
    }

    /// Whether the position was searched to this depth without success.
    pub fn contains(&self, hash: u64, depth: u32) -> bool {
        let entry = self.0[self.slot(hash)];
        entry.check == check(hash) && entry.depth >= depth
    }

    pub fn insert(&mut self, hash: u64, depth: u32) {
        let slot = self.slot(hash);
        self.0[slot] = Entry { check: check(hash), depth };
    }

    fn slot(&self, hash: u64) -> usize {
        usize::try_from(hash % self.0.len() as u64).unwrap_or_default()
    }
}

fn check(hash: u64) -> u32 {
    u32::try_from(hash >> 32).unwrap_or_default()
}
