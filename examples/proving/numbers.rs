use super::{FIRST, Side};

/// The proof number and the disproof number of a position: how many positions, about, still have to be decided to
/// prove that the first player wins it, and to prove that they do not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Numbers {
    pub proof: u32,
    pub disproof: u32,
}

impl Numbers {
    /// More than any number of positions.
    pub const INFINITE: u32 = u32::MAX / 2;
    pub const PROVED: Self = Self { proof: 0, disproof: Self::INFINITE };
    pub const DISPROVED: Self = Self { proof: Self::INFINITE, disproof: 0 };
    /// No limits for a search.
    pub const UNLIMITED: Self = Self { proof: Self::INFINITE, disproof: Self::INFINITE };

    pub const fn are_final(self) -> bool {
        self.proof == 0 || self.disproof == 0
    }

    /// The numbers from one side's view: `proof` is for what that side wants. Applied twice, it returns the same
    /// numbers.
    pub const fn seen_by(self, side: Side) -> Self {
        if side == FIRST { self } else { Self { proof: self.disproof, disproof: self.proof } }
    }
}
