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

/// The time until the reply to a move in a puzzle or a lesson, in milliseconds.
#[cfg(page)]
pub(crate) const REPLY_PAUSE: u32 = 500;

/// The dialog *Puzzles*.
#[cfg(page)]
pub(crate) const DIALOG: Dialog = Dialog { id: "puzzles", title: Text::Puzzles };
