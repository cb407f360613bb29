//! Random numbers.

use rand::SeedableRng;
use rand_xoshiro::Xoshiro128PlusPlus;

/// The random number generator of the page; fast and small on a 32-bit machine such as wasm.
pub type Random = Xoshiro128PlusPlus;

/// Returns a generator seeded by the browser. If the browser has no random numbers, games repeat themselves, but work.
#[must_use]
pub fn seeded() -> Random {
    let mut seed = <Random as SeedableRng>::Seed::default();
    match getrandom::fill(&mut seed) {
        Ok(()) => Random::from_seed(seed),
        Err(_) => Random::seed_from_u64(0),
    }
}
