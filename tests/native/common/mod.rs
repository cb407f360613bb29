//! Shared helpers: games and cells from their notation, boards as diagrams, random games, clocks.

mod clock;
mod diagram;
mod games;

pub use clock::{now, slow};
pub use diagram::{Diagram, draw};
pub use games::{
    SIDES, arranged, at, by_choices, cells, guarded_game, legal_plies, played, position, rules,
    winner,
};
