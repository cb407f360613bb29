//! The menu: everything that the moment does not need.

pub(crate) mod view;

use crate::{
    app::{game::dialog::Dialog, ui::button::ButtonSpec},
    words::Text,
};

/// The menu, which is a dialog.
pub(crate) const DIALOG: Dialog = Dialog { id: "menu", title: Text::Menu };

/// The button in the bar that opens the menu.
pub(crate) const MENU: ButtonSpec = ButtonSpec {
    icon: "M4 7h16M4 12h16M4 17h16",
    class: "in-bar",
    ..ButtonSpec::open(Text::Menu, DIALOG)
};
