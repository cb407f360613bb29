//! The review of a game: stepping through it, its chart, and playing it again.

pub(crate) mod actions;
pub(crate) mod chart;
pub(crate) mod view;
