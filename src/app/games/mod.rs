//! *Your games*: the games and positions that can be continued.

pub(crate) mod actions;
pub(crate) mod position;
pub(crate) mod view;
