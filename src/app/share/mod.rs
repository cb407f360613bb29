//! *Share*: links, moves, pictures and codes of a game.

pub(crate) mod actions;
pub(crate) mod model;
pub(crate) mod qr;
pub(crate) mod view;

pub(crate) use actions::{
    copy, prepare_share, save_picture, save_replay, send_link, share_picture,
};

use crate::app::game::dialog::Dialog;
use crate::words::{Part, Text};

/// The dialog *Share*.
pub(crate) const DIALOG: Dialog = Dialog { id: "share", title: Text::Share, part: Part::Lazy };
