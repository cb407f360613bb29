//! *How minimax thinks*: the calls of minimax as a picture and as text, step by step.

#[cfg(page)]
pub(crate) mod actions;
pub mod model;
pub mod picture;

#[cfg(page)]
pub(crate) mod calls;
#[cfg(page)]
pub(crate) mod drawing;
#[cfg(page)]
pub(crate) mod view;

#[cfg(page)]
pub(crate) use actions::show;

#[cfg(page)]
use crate::{
    app::{game::dialog::Dialog, ui::button::ButtonSpec},
    words::Text,
};

/// The dialog *How minimax thinks*.
#[cfg(page)]
pub(crate) const DIALOG: Dialog = Dialog { id: "minimax", title: Text::HowMinimaxThinks };

/// The button that opens the dialog.
#[cfg(page)]
pub(crate) const HOW_MINIMAX_THINKS: ButtonSpec =
    ButtonSpec { class: "plain", ..ButtonSpec::open(Text::HowMinimaxThinks, DIALOG) };
