//! *Statistics*: the results of each pairing.

pub(crate) mod actions;
pub(crate) mod model;
pub(crate) mod view;
