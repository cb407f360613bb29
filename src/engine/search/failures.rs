//! What was looked for in vain.

/// Positions from which the side to move does not win in some way, as far as was looked. A newer one
/// takes the place of an older one.
#[derive(Clone, Debug)]
pub(super) struct Failures(Vec<Failure>);

/// How far was looked, in whatever the search counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Failure {
    check: u32,
    depth: u32,
}

impl Failures {
    /// Room for so many.
    pub fn new(count: usize) -> Self {
        Self(vec![Failure::default(); count])
    }

    pub fn clear(&mut self) {
        self.0.fill(Failure::default());
    }

    /// Whether this was looked for in vain as far as this.
    pub fn has(&self, hash: u64, depth: u32) -> bool {
        let failure = self.0[self.index(hash)];
        failure.check == check(hash) && failure.depth >= depth
    }

    pub fn note(&mut self, hash: u64, depth: u32) {
        let index = self.index(hash);
        self.0[index] = Failure { check: check(hash), depth };
    }

    fn index(&self, hash: u64) -> usize {
        usize::try_from(hash % self.0.len() as u64).unwrap_or_default()
    }
}

fn check(hash: u64) -> u32 {
    u32::try_from(hash >> 32).unwrap_or_default()
}
