//! What many tests need: games and cells from their notation, boards as diagrams, games by chance.

mod diagram;
mod games;

pub use diagram::{Diagram, draw};
pub use games::{SIDES, arranged, at, by_chance, cells, guarded, played, position, rules, winner};
