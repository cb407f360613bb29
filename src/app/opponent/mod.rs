//! *Choose opponent*: the dialog that the opponent's card opens.

pub(crate) mod actions;
pub(crate) mod view;

pub(crate) use actions::play_against_next;

use crate::app::game::dialog::Dialog;
use crate::words::{Part, Text};

/// The dialog *Choose opponent*.
pub(crate) const DIALOG: Dialog =
    Dialog { id: "opponent", title: Text::ChooseOpponent, part: Part::Lazy };
