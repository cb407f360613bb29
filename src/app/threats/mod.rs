//! The switch *Threats*: the threats of both sides, drawn on the cells.

pub mod model;

#[cfg(page)]
pub(crate) mod actions;
#[cfg(page)]
pub(crate) mod view;

#[cfg(page)]
pub(crate) use actions::update_threats;
