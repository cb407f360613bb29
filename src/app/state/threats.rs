use crate::engine::advice::Threat;

/// The answer to *What threatens?*.
#[derive(Clone, Debug)]
pub(crate) struct Threats {
    /// Each cell on which a side would win.
    pub all: Vec<Threat>,
    /// How often the game had changed then. The answer holds until it changes again.
    pub changes: usize,
}
