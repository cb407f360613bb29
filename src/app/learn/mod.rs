//! *Learn*: lessons of a few steps, each with an exercise on the board.

pub mod course;
pub mod model;

#[cfg(page)]
pub(crate) mod actions;
#[cfg(page)]
pub(crate) mod panel;
#[cfg(page)]
pub(crate) mod view;

pub use model::headline;

#[cfg(page)]
use crate::{app::game::dialog::Dialog, words::Text};

/// The dialog *Learn*.
#[cfg(page)]
pub(crate) const DIALOG: Dialog = Dialog { id: "learn", title: Text::Learn };
