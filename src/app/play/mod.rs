//! The elements around the board: status, score, moves, progress and tools.

pub(crate) mod actions;
pub(crate) mod annotation;
pub(crate) mod moves;
pub(crate) mod progress;
pub(crate) mod score;
pub(crate) mod status;
pub(crate) mod tools;

pub(crate) use actions::{
    ask_for_hint, play_pending, reset_score, restore_score, set_pending, toggle_pending,
};
