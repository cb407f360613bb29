//! The 3D board: its layers are stacked or side by side.

pub mod model;

#[cfg(page)]
pub(crate) mod actions;
#[cfg(page)]
pub(crate) mod stroke;
#[cfg(page)]
pub(crate) mod swipe;
#[cfg(page)]
pub(crate) mod view;

#[cfg(page)]
pub(crate) use actions::{fit_space, switch_space_view, turn_space};
