//! What *Statistics* shows.

use crate::{
    engine::Rules,
    session::{Players, Results},
};

/// What *Statistics* shows.
#[derive(Clone, Debug, Default)]
pub struct StatisticsState {
    /// The current pairing first, then those with games, the one that played last first.
    pub pairings: Vec<Pairing>,
    /// What was cleared last: keys, and the texts that were stored there.
    pub cleared: Vec<(String, String)>,
}

/// What became of the games of these players on this board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// The board, and what wins on it.
    pub rules: Rules,
    /// Who played.
    pub players: Players,
    /// The results of their games.
    pub results: Results,
}

impl StatisticsState {
    /// Whether there are no games.
    pub fn is_empty(&self) -> bool {
        self.pairings.iter().all(|pairing| pairing.results.is_empty())
    }
}
