//! *Rules*: how to play, and which version of the page this is.

pub(crate) mod lines;
pub(crate) mod view;

use crate::app::game::dialog::Dialog;
use crate::words::{Part, Text};

/// The dialog.
pub(crate) const DIALOG: Dialog = Dialog { id: "rules", title: Text::Rules, words: Part::Seldom };
