//! The state of *Statistics*.

use crate::{
    engine::Rules,
    session::{Players, Results},
};

/// The state of *Statistics*.
#[derive(Clone, Debug, Default)]
pub struct StatisticsState {
    /// The current pairing first, then all others with games, the most recently played first.
    pub pairings: Vec<Pairing>,
    /// The statistics that were last cleared: storage names and texts.
    pub cleared: Vec<(String, String)>,
}

/// The results of these players on this board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// The rules, with the board.
    pub rules: Rules,
    /// The players.
    pub players: Players,
    /// The results of their games.
    pub results: Results,
}

impl StatisticsState {
    /// Returns whether there are no games.
    pub fn is_empty(&self) -> bool {
        self.pairings.iter().all(|pairing| pairing.results.is_empty())
    }
}
