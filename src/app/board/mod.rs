//! The board: its cells, the events on them, and the drawings around them.

pub mod aim;
pub mod endless;
pub mod keys;
pub mod layout;
pub mod model;
pub mod space;
pub mod typing;

#[cfg(page)]
pub(crate) mod buttons;
#[cfg(page)]
pub(crate) mod cell;
#[cfg(page)]
pub(crate) mod fitting;
#[cfg(page)]
pub(crate) mod flat;
#[cfg(page)]
pub(crate) mod gesture;
#[cfg(page)]
pub(crate) mod gestures;
#[cfg(page)]
pub(crate) mod layout_text;
#[cfg(page)]
pub(crate) mod signals;
#[cfg(page)]
pub(crate) mod strokes;
#[cfg(page)]
pub(crate) mod view;
#[cfg(page)]
pub(crate) mod zoom;
