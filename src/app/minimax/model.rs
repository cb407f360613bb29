//! The state of *How minimax thinks*.

use crate::{engine::call_tree::Counts, session::Thought};

/// The state of *How minimax thinks*.
#[derive(Clone, Debug, Default)]
pub struct Minimax {
    /// Whether it shows the example, even if it could show the game on the board.
    pub is_example: bool,
    /// Whether it can show the game on the board.
    pub can_be_about_game: bool,
    /// Whether it shows alpha-beta.
    pub alpha_beta: bool,
    /// The calls and the step that is shown, once the worker has answered.
    pub thought: Option<Thought>,
    /// The numbers of positions that it examines from the empty board.
    pub from_empty: Option<Counts>,
}
