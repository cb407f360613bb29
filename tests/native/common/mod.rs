//! What many tests need.

mod games;

pub use games::{SIDES, arranged, at, by_chance, cells, played, position, rules, winner};
