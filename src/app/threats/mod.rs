//! The switch *Threats*: what both sides threaten, drawn on the cells.

pub(crate) mod actions;
pub(crate) mod model;
pub(crate) mod view;
