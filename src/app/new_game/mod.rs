//! *New game*: the choices before a game.

pub mod model;

#[cfg(page)]
pub(crate) mod actions;
#[cfg(page)]
pub(crate) mod board;
#[cfg(page)]
pub(crate) mod more;
#[cfg(page)]
pub(crate) mod newest;
#[cfg(page)]
pub(crate) mod opponent;
#[cfg(page)]
pub(crate) mod picture;
#[cfg(page)]
pub(crate) mod rules;
#[cfg(page)]
pub(crate) mod starter;
#[cfg(page)]
pub(crate) mod view;

#[cfg(page)]
pub(crate) use actions::{
    check_fit, choose_board, choose_friends, prepare, prepare_rest, refit, start_game,
};

#[cfg(page)]
use crate::{app::game::dialog::Dialog, words::Text};

/// The dialog *New game*.
#[cfg(page)]
pub(crate) const DIALOG: Dialog = Dialog { id: "new-game", title: Text::NewGame };
