//! What the examples `openings` and `puzzles` share: numbered attempts on several threads.

use std::{
    collections::BTreeMap,
    num::NonZero,
    sync::{
        atomic::{AtomicU64, Ordering},
        mpsc,
    },
    thread,
};

use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro128PlusPlus;

/// The number of results that wait for earlier ones or for `take`, beside those that have been received.
const WAITING: usize = 64;

/// Makes the attempts 0, 1, 2 and so on, until there are `most` of them or `take` returns `false`. `take` gets their
/// results in the order of their numbers, whichever thread is faster. Each thread calls `maker` once, and makes its
/// attempts with what that returns.
pub fn in_order<T: Send, M: FnMut(u64) -> T>(
    threads: usize,
    most: u64,
    maker: impl Fn() -> M + Sync,
    mut take: impl FnMut(T) -> bool,
) {
    let next = AtomicU64::new(0);
    let (sender, results) = mpsc::sync_channel(WAITING);
    thread::scope(|scope| {
        for _ in 0..threads {
            let (sender, next, maker) = (sender.clone(), &next, &maker);
            scope.spawn(move || {
                let mut attempt = maker();
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= most || sender.send((number, attempt(number))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let (mut early, mut awaited) = (BTreeMap::new(), 0);
        'attempts: while let Ok((number, result)) = results.recv() {
            early.insert(number, result);
            while let Some(result) = early.remove(&awaited) {
                awaited += 1;
                if !take(result) {
                    break 'attempts;
                }
            }
        }
        // The remaining attempts end, and their results are dropped.
        drop(results);
    });
}

/// Returns the number of threads that the machine runs at once.
pub fn cores() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get)
}

/// Returns the random numbers for one attempt.
pub fn random(seed: u64, number: u64) -> Xoshiro128PlusPlus {
    let start = Xoshiro128PlusPlus::seed_from_u64(seed).next_u64();
    Xoshiro128PlusPlus::seed_from_u64(start.wrapping_add(number))
}
