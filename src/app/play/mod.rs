//! The elements around the board: status, score, moves, progress and tools.

pub mod model;

#[cfg(page)]
pub(crate) mod actions;
#[cfg(page)]
pub(crate) mod annotation;
#[cfg(page)]
pub(crate) mod choice;
#[cfg(page)]
pub(crate) mod moves;
#[cfg(page)]
pub(crate) mod progress;
#[cfg(page)]
pub(crate) mod prompt;
#[cfg(page)]
pub(crate) mod score;
#[cfg(page)]
pub(crate) mod status;
#[cfg(page)]
pub(crate) mod tools;

#[cfg(page)]
pub(crate) use actions::{
    ask_for_hint, play_pending, reset_score, restore_score, set_pending, show_ending,
    toggle_pending, warn_new_player,
};
