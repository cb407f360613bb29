//! *What's new*: the changelog, as players read it.

pub(crate) mod view;

use crate::app::game::dialog::Dialog;
use crate::words::{Part, Text};

/// The dialog.
pub(crate) const DIALOG: Dialog =
    Dialog { id: "changes", title: Text::WhatsNew, words: Part::Seldom };
