//! *Names*: how two people who play at this device are called.

pub mod model;

#[cfg(page)]
pub(crate) mod actions;
#[cfg(page)]
pub(crate) mod display;
#[cfg(page)]
pub(crate) mod view;

#[cfg(page)]
pub(crate) use actions::sync_names;

#[cfg(page)]
use crate::{app::game::dialog::Dialog, words::Text};

/// The dialog *Names*.
#[cfg(page)]
pub(crate) const DIALOG: Dialog = Dialog { id: "names", title: Text::Names };
