//! Chance.

use rand::SeedableRng;
use rand_xoshiro::Xoshiro128PlusPlus;

/// The generator that plays games here; quick and small on a 32-bit machine such as wasm.
pub type Random = Xoshiro128PlusPlus;

/// A generator seeded by the browser. Where the browser gives no randomness, games repeat; they do
/// not fail.
#[must_use]
pub fn seeded() -> Random {
    let mut seed = <Random as SeedableRng>::Seed::default();
    match getrandom::fill(&mut seed) {
        Ok(()) => Random::from_seed(seed),
        Err(_) => Random::seed_from_u64(0),
    }
}
