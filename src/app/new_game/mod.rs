//! *New game*: everything that is chosen before a game.

pub(crate) mod actions;
pub(crate) mod board;
pub(crate) mod more;
pub(crate) mod newest;
pub(crate) mod opponent;
pub(crate) mod picture;
pub(crate) mod view;

pub(crate) use actions::{check_fit, offer, refit};

use crate::app::game::dialog::Dialog;
use crate::words::{Part, Text};

/// The dialog.
pub(crate) const DIALOG: Dialog =
    Dialog { id: "new-game", title: Text::NewGame, words: Part::Lazy };
