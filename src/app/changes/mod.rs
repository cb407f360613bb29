//! *What's new*: the changelog for players.

pub(crate) mod view;

use crate::{app::game::dialog::Dialog, words::Text};

/// The dialog *What's new*.
pub(crate) const DIALOG: Dialog = Dialog { id: "changes", title: Text::WhatsNew };
