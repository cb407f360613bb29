//! The notices beside the game.

pub(crate) mod view;
