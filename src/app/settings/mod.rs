//! *Settings*: theme, language, sound, and everything else that a person can set.

pub(crate) mod actions;
pub(crate) mod view;

pub(crate) use actions::{choose, sync_settings};

use crate::{app::game::dialog::Dialog, words::Text};

/// The dialog *Settings*.
pub(crate) const DIALOG: Dialog = Dialog { id: "settings", title: Text::Settings };
