//! *Friend by link*: sending the link of a game, before the first move and after each own one.

pub mod model;

#[cfg(page)]
pub(crate) mod actions;
#[cfg(page)]
pub(crate) mod step;
#[cfg(page)]
pub(crate) mod view;

#[cfg(page)]
pub(crate) use actions::{invite, send};

#[cfg(page)]
use crate::{app::game::dialog::Dialog, words::Text};

/// The dialog *Friend by link*.
#[cfg(page)]
pub(crate) const DIALOG: Dialog = Dialog { id: "friend-by-link", title: Text::FriendByLink };
