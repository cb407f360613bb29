//! *Settings*.

pub(crate) mod actions;
pub(crate) mod view;

pub(crate) use actions::{choose, sync_settings};

use crate::app::game::dialog::Dialog;
use crate::words::{Part, Text};

/// The dialog.
pub(crate) const DIALOG: Dialog =
    Dialog { id: "settings", title: Text::Settings, words: Part::Lazy };
