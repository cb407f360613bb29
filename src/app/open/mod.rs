//! *Open a game*: links, moves, and the files of other programs.

pub mod model;

#[cfg(page)]
pub(crate) mod actions;
#[cfg(page)]
pub(crate) mod files;
#[cfg(page)]
mod listen;
#[cfg(page)]
pub(crate) mod save;
#[cfg(page)]
pub(crate) mod view;

#[cfg(page)]
pub(crate) use actions::{clear, contents};
#[cfg(page)]
pub(crate) use listen::{listen, open_received};

#[cfg(page)]
use crate::{app::game::dialog::Dialog, words::Text};

/// The dialog *Open a game*.
#[cfg(page)]
pub(crate) const DIALOG: Dialog = Dialog { id: "open", title: Text::OpenGame };
