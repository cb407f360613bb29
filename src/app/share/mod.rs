//! *Share*: links, moves, pictures and codes of a game.

pub(crate) mod actions;
pub(crate) mod drawing;
pub(crate) mod gif;
pub(crate) mod model;
pub(crate) mod parts;
pub(crate) mod qr;
pub(crate) mod replay;
pub(crate) mod send;
pub(crate) mod view;

pub(crate) use {
    actions::{prepare_link, prepare_share},
    send::send_link,
};

use crate::{app::game::dialog::Dialog, words::Text};

/// The dialog *Share*.
pub(crate) const DIALOG: Dialog = Dialog { id: "share", title: Text::Share };
