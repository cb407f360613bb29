//! The page on the device: its versions, installing it, and keeping what is stored.

pub(crate) mod actions;
pub(crate) mod model;
