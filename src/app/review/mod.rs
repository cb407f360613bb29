//! The review of a game: stepping through it, its chart, and playing it again.

pub(crate) mod actions;
pub(crate) mod chart;
pub(crate) mod pace;
pub(crate) mod view;

pub(crate) use actions::{
    change_pace, end_review, look_at, look_back, look_on, play_by_itself, play_on, review_own_game,
    step,
};
