//! *Your games*: the games and positions that can be continued.

pub(crate) mod actions;
pub(crate) mod model;
pub(crate) mod position;
pub(crate) mod view;

pub(crate) use actions::{bring_back, continue_game, list_games, offer_newest_game, restore_games};

use crate::{app::game::dialog::Dialog, words::Text};

/// The dialog *Your games*.
pub(crate) const DIALOG: Dialog = Dialog { id: "games", title: Text::YourGames };
