use crate::{
    engine::{
        Game,
        advice::{BalancedMoves, BestLines, DeepLines},
        search::{Control, Search},
    },
    protocol::LineKind,
};

/// The search for lines of one kind.
#[derive(Clone, Debug)]
pub(super) enum Lines {
    Best(DeepLines),
    Balanced(BalancedMoves),
}

impl Lines {
    /// Starts to look for this many lines.
    pub fn new(kind: LineKind, game: Game, count: usize) -> Self {
        match kind {
            LineKind::Best => Self::Best(DeepLines::new(game, count)),
            LineKind::Balanced => Self::Balanced(BalancedMoves::new(game, count)),
        }
    }

    /// Returns the game.
    pub const fn game(&self) -> &Game {
        match self {
            Self::Best(lines) => lines.game(),
            Self::Balanced(moves) => moves.game(),
        }
    }

    /// Continues the search for one line at most, or until `control` stops it. Returns whether there is more to do.
    pub fn resume(&mut self, search: &mut Search, control: &mut dyn Control) -> bool {
        match self {
            Self::Best(lines) => lines.resume(search, control),
            Self::Balanced(moves) => moves.resume(search, control),
        }
    }

    /// Prepares for going on after the tables were used for something else.
    pub fn restart(&mut self) {
        match self {
            Self::Best(lines) => lines.restart(),
            Self::Balanced(moves) => moves.restart(),
        }
    }

    /// Returns the lines found so far.
    pub fn found(&self) -> BestLines {
        match self {
            Self::Best(lines) => lines.lines(),
            Self::Balanced(moves) => moves.lines(),
        }
    }
}
