//! The review of a game: stepping through it, its chart, and its playback.

pub mod model;
pub mod picture;
pub mod tree;

#[cfg(page)]
pub(crate) mod actions;
#[cfg(page)]
pub(crate) mod chart;
#[cfg(page)]
pub(crate) mod keep;
#[cfg(page)]
pub(crate) mod line;
#[cfg(page)]
pub(crate) mod list;
#[cfg(page)]
pub(crate) mod resume;
#[cfg(page)]
pub(crate) mod view;

#[cfg(page)]
pub(crate) use actions::{
    analyse_task, begin_task, end_review, go_back_to, leave, press, resume_review, review_game,
    review_own_game, show_analysis, step, switch_variation,
};
#[cfg(page)]
pub(crate) use keep::{keep, notes, record};
#[cfg(page)]
pub(crate) use line::{change_notes, draw_marks};
