//! *What's new*: the changelog for players.

pub(crate) mod view;

use crate::app::game::dialog::Dialog;
use crate::words::Text;

/// The dialog *What's new*.
pub(crate) const DIALOG: Dialog = Dialog { id: "changes", title: Text::WhatsNew };
