//! The review of a game: stepping through it, its chart, and its playback.

pub mod model;
pub mod picture;

#[cfg(page)]
pub(crate) mod actions;
#[cfg(page)]
pub(crate) mod chart;
#[cfg(page)]
pub(crate) mod line;
#[cfg(page)]
pub(crate) mod view;

#[cfg(page)]
pub(crate) use actions::{
    end_review, go_back_to, review_game, review_own_game, show_node, step, try_move,
};
