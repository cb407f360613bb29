use super::{Control, Limit};

/// Counts the nodes of a running search, and stops it at its limit or when its control says so.
pub(super) struct Limits<'a> {
    pub limit: Limit,
    pub control: &'a mut dyn Control,
    pub nodes: u64,
    /// The number of nodes between two checks of the clock and the stop flag.
    nodes_per_check: u64,
    pub is_stopped: bool,
    /// Whether `control` stopped the search, not its own limit.
    pub is_interrupted: bool,
}

impl<'a> Limits<'a> {
    pub fn new(limit: Limit, control: &'a mut dyn Control, nodes_per_check: u64) -> Self {
        Self { limit, control, nodes: 0, nodes_per_check, is_stopped: false, is_interrupted: false }
    }

    /// Counts a node. Returns whether to go on.
    pub fn enter_node(&mut self) -> bool {
        self.nodes += 1;
        if let Limit::Nodes(max) = self.limit {
            self.is_stopped |= self.nodes >= max;
        }
        if self.nodes.is_multiple_of(self.nodes_per_check) {
            self.check();
        }
        !self.is_stopped
    }

    /// Polls the clock and the stop flag.
    pub fn check(&mut self) {
        self.is_interrupted |= self.control.is_stopped();
        self.is_stopped |= self.is_interrupted;
        if let Limit::Time(max) = self.limit {
            self.is_stopped |= self.control.elapsed() >= max;
        }
    }
}
