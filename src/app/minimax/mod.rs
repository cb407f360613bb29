//! *How minimax thinks*: its calls as a picture and as text, to be stepped through.

#[cfg(page)]
pub(crate) mod actions;
pub mod model;
pub mod picture;

#[cfg(page)]
pub(crate) mod calls;
#[cfg(page)]
pub(crate) mod drawing;
#[cfg(page)]
pub(crate) mod view;

#[cfg(page)]
pub(crate) use actions::{think, think_on};
