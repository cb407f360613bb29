//! A position that a person arranges, to play on from it.

pub(crate) mod actions;
pub(crate) mod model;
pub(crate) mod view;
