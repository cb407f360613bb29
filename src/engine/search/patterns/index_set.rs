/// A set of cell indices, as a bitset.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct IndexSet(Vec<u64>);

impl IndexSet {
    /// An empty set with room for `size` indices.
    pub fn none(size: usize) -> Self {
        Self(vec![0; size.div_ceil(64)])
    }

    pub fn clear(&mut self) {
        self.0.fill(0);
    }

    /// If `is_other`, adds an index that is not in the set, or removes one that is.
    pub fn flip(&mut self, index: usize, is_other: bool) {
        self.0[index / 64] ^= u64::from(is_other) << (index % 64);
    }

    pub fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        self.0.iter().enumerate().flat_map(|(number, &word)| {
            let mut left = word;
            std::iter::from_fn(move || {
                let bit = left.trailing_zeros() as usize;
                left &= left.wrapping_sub(1);
                (bit < 64).then_some(number * 64 + bit)
            })
        })
    }
}
