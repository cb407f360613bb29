//! The switch *Threats*: what both sides threaten, drawn on the cells.

pub mod model;

#[cfg(page)]
pub(crate) mod actions;
#[cfg(page)]
pub(crate) mod view;

#[cfg(page)]
pub(crate) use actions::{toggle_threats, update_threats};
