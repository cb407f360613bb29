//! The proved strengths of opponents.

use crate::{
    engine::{bots::Opponent, strength::Strength},
    platform::worker::WorkerFault,
};

/// The proved strengths of opponents, or why the worker does not run.
#[derive(Clone, Debug, Default)]
pub(crate) struct Analysis {
    /// The strength of each opponent when you start and when it starts, as far as it is proved.
    pub strengths: Vec<(Opponent, [Strength; 2])>,
    /// Why the worker does not run, if it has a request.
    pub fault: Option<WorkerFault>,
}

impl Analysis {
    /// Returns the strength of this opponent, if it is proved.
    pub fn strength_of(&self, opponent: Opponent) -> Option<&[Strength; 2]> {
        self.strengths.iter().find(|(it, _)| *it == opponent).map(|(_, strength)| strength)
    }

    /// Returns whether proofs are still to come.
    pub fn is_awaited(&self) -> bool {
        self.fault.is_none() && Opponent::by_rule().any(|it| self.strength_of(it).is_none())
    }
}
