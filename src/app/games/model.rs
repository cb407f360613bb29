//! The state of *Your games*, and of the offer to continue a game.

use crate::session::{Analysis, StoredGame};

/// The games that *Your games* lists.
#[derive(Clone, Debug, Default)]
pub(crate) struct StoredGames(pub(crate) Vec<StoredGame>);

/// The analyses that *Your games* lists, with their names.
#[derive(Clone, Debug, Default)]
pub(crate) struct StoredAnalyses(pub(crate) Vec<(String, Analysis)>);

/// The game that *New game* offers to continue.
#[derive(Clone, Debug, Default)]
pub(crate) struct Newest(pub(crate) Option<StoredGame>);
