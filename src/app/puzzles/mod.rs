//! *Puzzles*: the puzzle of the day, and puzzles near a person's rating. The board shows a puzzle while a person solves it.

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

/// The dialog *Puzzles*.
#[cfg(page)]
pub(crate) const DIALOG: Dialog = Dialog { id: "puzzles", title: Text::Puzzles };
