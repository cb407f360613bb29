//! *Your data*: export and import of everything that is stored on this device.

pub(crate) mod actions;
pub(crate) mod view;

pub(crate) use actions::clear_transfer_status;

use crate::{app::game::dialog::Dialog, words::Text};

/// The dialog *Your data*.
pub(crate) const DIALOG: Dialog = Dialog { id: "data", title: Text::YourData };
