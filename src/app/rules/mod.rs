//! *Rules*: how to play, and the version of the page.

pub mod model;

#[cfg(page)]
pub(crate) mod examples;
#[cfg(page)]
pub(crate) mod lines;
#[cfg(page)]
pub(crate) mod view;

#[cfg(page)]
use crate::{app::game::dialog::Dialog, words::Text};

/// The dialog *Rules*.
#[cfg(page)]
pub(crate) const DIALOG: Dialog = Dialog { id: "rules", title: Text::Rules };
