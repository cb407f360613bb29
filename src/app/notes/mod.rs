//! Notes on a position under review: a comment, a judgement of its move, and marks on the board.

pub(crate) mod actions;
pub(crate) mod view;

use crate::{
    app::{
        game::dialog::Dialog,
        ui::{button::ButtonSpec, icon},
    },
    words::Text,
};

/// The dialog *Notes*.
pub(crate) const DIALOG: Dialog = Dialog { id: "notes", title: Text::Notes };

/// The button that opens it.
pub(crate) const BUTTON: ButtonSpec =
    ButtonSpec { icon: icon::PENCIL, class: "bare", ..ButtonSpec::open(Text::Notes, DIALOG) };
