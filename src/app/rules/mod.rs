//! *Rules*: how to play, and the version of the page.

pub(crate) mod lines;
pub(crate) mod view;

use crate::{app::game::dialog::Dialog, words::Text};

/// The dialog *Rules*.
pub(crate) const DIALOG: Dialog = Dialog { id: "rules", title: Text::Rules };
