//! Keys that work wherever the focus is.

pub mod model;

#[cfg(page)]
pub(crate) mod actions;
#[cfg(page)]
pub(crate) mod view;

#[cfg(page)]
use crate::{app::game::dialog::Dialog, words::Text};

/// The dialog *Keys*.
#[cfg(page)]
pub(crate) const DIALOG: Dialog = Dialog { id: "keys", title: Text::Keys };
