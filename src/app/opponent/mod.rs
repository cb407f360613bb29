//! *Choose opponent*: the dialog that the opponent's card opens.

pub(crate) mod actions;
pub(crate) mod view;

pub(crate) use actions::{play_easier, play_harder};

use crate::{app::game::dialog::Dialog, words::Text};

/// The dialog *Choose opponent*.
pub(crate) const DIALOG: Dialog = Dialog { id: "opponent", title: Text::ChooseOpponent };
