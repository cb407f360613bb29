//! The dialogs over the page. Each is mounted when it is first opened, so that those that are never opened
//! cost nothing.

use crate::{
    app::game::{Controller, dialog::Dialog},
    session::Draft,
    words::{self, Part},
};
use leptos::prelude::*;
use web_sys::{HtmlDialogElement, wasm_bindgen::JsCast};

impl Controller {
    /// Opens a dialog over the page, which keeps the focus in it, once its words are there.
    pub(crate) fn open(self, dialog: Dialog) {
        if dialog.has_seldom_words() && !words::spoken().has(Part::Seldom) {
            return self.once_worded(move || self.open(dialog));
        }
        match dialog {
            Dialog::NewGame => {
                self.ui.draft.set(Draft::of(self.ui.game.with_untracked(|state| state.setup)));
                self.prove_strengths();
                self.offer_newest_game();
                self.ask_about_sound();
            }
            Dialog::Strength | Dialog::Opponent => self.prove_strengths(),
            Dialog::Minimax => self.think(),
            Dialog::Share => self.prepare_share(),
            Dialog::Games => self.list_games(),
            Dialog::Statistics => self.list_statistics(),
            Dialog::Settings => self.look_at_device(),
            Dialog::Changes => self.read_changes(),
            Dialog::Data => self.forget_told(),
            Dialog::Rules => {}
        }
        let views = self.core.with_value(|core| core.lazy.views);
        if let Some(views) = views.filter(|_| element_of(dialog).is_none()) {
            (views.mount_dialog)(self, dialog);
        }
        if let Some(dialog) = element_of(dialog) {
            // It fails only if the dialog is open already.
            let _ = dialog.show_modal();
        }
    }
}

/// Closes every dialog.
pub(crate) fn close_all() {
    Dialog::ALL.into_iter().for_each(close);
}

/// Closes a dialog; the focus goes back to where it was.
pub(crate) fn close(dialog: Dialog) {
    if let Some(dialog) = element_of(dialog) {
        dialog.close();
    }
}

/// Whether this dialog is open.
pub(crate) fn is_open(dialog: Dialog) -> bool {
    element_of(dialog).is_some_and(|dialog| dialog.open())
}

fn element_of(dialog: Dialog) -> Option<HtmlDialogElement> {
    document().get_element_by_id(dialog.id())?.dyn_into().ok()
}
