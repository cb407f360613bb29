//! The endless board: its visible part, moving and zooming.

pub mod model;

#[cfg(page)]
pub(crate) mod actions;
#[cfg(page)]
pub(crate) mod buttons;
#[cfg(page)]
pub(crate) mod map;
#[cfg(page)]
pub(crate) mod view;

#[cfg(page)]
pub(crate) use actions::{change_view, fit_viewport, pinch_view, zoom_view};
