//! The lines of the engine: the best moves in a position under review, each with the best play after it.

pub mod model;

#[cfg(page)]
pub(crate) mod actions;
#[cfg(page)]
pub(crate) mod view;
