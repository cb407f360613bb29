//! *How strong are they?*: the proved and the measured strength of the opponents.

pub(crate) mod actions;
pub(crate) mod model;
pub(crate) mod no_analysis;
pub(crate) mod view;

pub(crate) use actions::ask_for_proofs;

use crate::{app::game::dialog::Dialog, words::Text};

/// The dialog *How strong are they?*.
pub(crate) const DIALOG: Dialog = Dialog { id: "strength", title: Text::Strength };
