//! *Share*: links, moves, pictures and codes of a game.

pub(crate) mod actions;
pub(crate) mod model;
pub(crate) mod qr;
pub(crate) mod view;
