//! What *How minimax thinks* shows.

use crate::{engine::call_tree::Counts, session::Thought};

/// How minimax thinks.
#[derive(Clone, Debug, Default)]
pub struct Minimax {
    /// It is shown for the example, even where it could be for the game on the board.
    pub is_example: bool,
    /// It can be shown for the game on the board.
    pub can_be_about_game: bool,
    /// It is shown with alpha-beta.
    pub alpha_beta: bool,
    /// What it thinks, once somebody has asked.
    pub thought: Option<Thought>,
    /// How many positions it looks at from the empty board.
    pub from_empty: Option<Counts>,
}
