//! *Choose opponent*: the dialog that the opponent's card opens, and the opponents of the next game.

pub mod model;

#[cfg(page)]
pub(crate) mod actions;
#[cfg(page)]
pub(crate) mod view;

#[cfg(page)]
pub(crate) use actions::{play_easier, play_harder};
#[cfg(page)]
pub(crate) use model::{easier, harder};

#[cfg(page)]
use crate::{app::game::dialog::Dialog, words::Text};

/// The dialog *Choose opponent*.
#[cfg(page)]
pub(crate) const DIALOG: Dialog = Dialog { id: "opponent", title: Text::ChooseOpponent };
