//! *Your data*: export and import of everything that is stored on this device.

pub(crate) mod actions;
pub(crate) mod view;

pub(crate) use actions::{clear_transfer_status, export_data, take_theirs};

use crate::app::game::dialog::Dialog;
use crate::words::{Part, Text};

/// The dialog *Your data*.
pub(crate) const DIALOG: Dialog = Dialog { id: "data", title: Text::YourData, part: Part::Seldom };
