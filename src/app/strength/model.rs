use crate::{
    engine::{bots::Opponent, strength::Strength},
    platform::worker::WorkerFault,
};

/// What the worker has found out about opponents, or why it does not run.
#[derive(Clone, Debug, Default)]
pub(crate) struct Analysis {
    /// How strong each opponent is when you start and when it does, as far as it is proved.
    pub strengths: Vec<(Opponent, [Strength; 2])>,
    /// Why the worker does not run, where something was asked of it.
    pub fault: Option<WorkerFault>,
}

impl Analysis {
    /// How strong this opponent is, if it is proved.
    pub fn strength_of(&self, opponent: Opponent) -> Option<&[Strength; 2]> {
        self.strengths.iter().find(|(it, _)| *it == opponent).map(|(_, strength)| strength)
    }
}
