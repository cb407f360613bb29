use rand::{Rng, SeedableRng};
use rand_xoshiro::SplitMix64;

/// How a level limits the search.
#[derive(Clone, Copy, Debug)]
pub(super) struct Skill {
    /// The maximum depth in plies.
    pub depth: u32,
    /// The node limit; `None` for a time limit.
    pub nodes: Option<u64>,
    /// The maximum noise on a move's score, in hundredths of a logit.
    pub noise: u16,
    /// The longest win, in plies, that is read off the patterns.
    pub max_static_win: u32,
    /// Whether to search for a VCF, or in space for a forced win.
    pub uses_vcf: bool,
    /// Whether to search for a VCT, or in space for a proof of a win.
    pub uses_vct: bool,
}

impl Skill {
    /// The noise that is added to the score of a move on this cell: the same for the same seed, and 0 at full strength.
    pub fn noise_of(self, seed: u64, index: usize) -> i32 {
        let mut random = SplitMix64::seed_from_u64(seed.wrapping_add(index as u64));
        i32::try_from(random.next_u64() % (u64::from(self.noise) + 1)).unwrap_or_default()
    }

    /// Full strength.
    pub const FULL: Self = Self {
        depth: u32::MAX,
        nodes: None,
        noise: 0,
        max_static_win: u32::MAX,
        uses_vcf: true,
        uses_vct: true,
    };

    /// No VCT search.
    pub const WITHOUT_VCT: Self = Self { uses_vct: false, ..Self::FULL };

    /// No VCF search either.
    pub const WITHOUT_VCF: Self = Self { uses_vcf: false, ..Self::WITHOUT_VCT };
}
