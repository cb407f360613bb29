//! The opponents: each answers a position with a legal move.
//!
//! Chance is handed in, so that a seed replays a game; equal calls with equal randomness give equal
//! moves.

mod first_free;
mod guard;
mod random;

use rand::Rng;

use super::{Cell, Position};

/// A way of choosing moves.
trait Bot {
    /// A legal move in this position.
    fn choose(&self, position: Position<'_>, random: &mut dyn Rng) -> Cell;
}

/// The opponents by name. Stored and linked under their [`id`](Opponent::id)s.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Opponent {
    /// Any free cell, uniformly.
    Random,
    /// The first free cell, rows from the top, columns from the left.
    FirstFree,
    /// Completes an own line, else blocks the other's, else plays at random.
    Guard,
}

impl Opponent {
    /// All of them, the easiest first.
    pub const ALL: [Self; 3] = [Self::FirstFree, Self::Random, Self::Guard];

    /// The name that is stored: lower case, words joined by hyphens.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::FirstFree => "first-free",
            Self::Guard => "guard",
        }
    }

    /// This opponent's move.
    #[must_use]
    pub fn choose(self, position: Position<'_>, random: &mut dyn Rng) -> Cell {
        let bot: &dyn Bot = match self {
            Self::Random => &random::Random,
            Self::FirstFree => &first_free::FirstFree,
            Self::Guard => &guard::Guard,
        };
        bot.choose(position, random)
    }
}
