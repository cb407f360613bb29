//! *Library*: games of files that stay on this device, searched by position and by words.

pub mod model;

#[cfg(page)]
pub(crate) mod actions;
#[cfg(page)]
pub(crate) mod search;
#[cfg(page)]
pub(crate) mod view;

#[cfg(page)]
use crate::{
    app::{game::dialog::Dialog, ui::button::ButtonSpec},
    words::Text,
};

/// The dialog *Library*.
#[cfg(page)]
pub(crate) const DIALOG: Dialog = Dialog { id: "library", title: Text::Library };

/// The button that opens it.
#[cfg(page)]
pub(crate) const BUTTON: ButtonSpec =
    ButtonSpec { class: "plain", ..ButtonSpec::open(Text::Library, DIALOG) };
