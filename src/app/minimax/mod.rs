//! *How minimax thinks*: its calls as a picture and as text, to be stepped through.

pub mod model;
pub mod picture;

#[cfg(page)]
pub(crate) mod calls;
#[cfg(page)]
pub(crate) mod drawing;
#[cfg(page)]
pub(crate) mod view;
