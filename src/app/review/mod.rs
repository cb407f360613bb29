//! The review of a game: stepping through it, its chart, and playing it again.

pub mod model;

#[cfg(page)]
pub(crate) mod actions;
#[cfg(page)]
pub(crate) mod chart;
#[cfg(page)]
pub(crate) mod view;

#[cfg(page)]
pub(crate) use actions::{
    change_pace, end_review, look_at, look_back, look_on, play_by_itself, play_on, review_own_game,
    step,
};
