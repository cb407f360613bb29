//! A board without end: the part that is seen, and how it is moved and zoomed.

pub mod model;

#[cfg(page)]
pub(crate) mod actions;
#[cfg(page)]
pub(crate) mod buttons;
#[cfg(page)]
pub(crate) mod map;
#[cfg(page)]
pub(crate) mod view;
