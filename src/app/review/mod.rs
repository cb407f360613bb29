//! The review of a game: stepping through it, its chart, and its playback.

pub mod model;

#[cfg(page)]
pub(crate) mod actions;
#[cfg(page)]
pub(crate) mod chart;
#[cfg(page)]
pub(crate) mod view;

#[cfg(page)]
pub(crate) use actions::{
    begin_review, change_pace, end_review, go_back_to, play_by_itself, play_on, review_game,
    review_own_game, step,
};
