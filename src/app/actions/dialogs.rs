//! The sheets over the table. Each is laid when it is first opened, so that those that are never opened
//! cost nothing.

use super::{Controller, lazy::app};
use crate::app::{
    state::{Dialog, Draft},
    views::{
        games::GamesDialog, minimax::MinimaxDialog, new_game::NewGameDialog, rules::RulesDialog,
        settings::SettingsDialog, share::ShareDialog, strength::StrengthDialog,
    },
};
use leptos::{mount::mount_to, prelude::*};
use web_sys::{HtmlDialogElement, wasm_bindgen::JsCast};

impl Controller {
    /// Lays a sheet over the page and keeps the focus in it.
    pub(super) fn open(self, dialog: Dialog) {
        if dialog == Dialog::NewGame {
            self.ui.update(|ui| ui.draft = Draft::of(ui.setup));
        }
        if matches!(dialog, Dialog::NewGame | Dialog::Strength) {
            self.prove_strengths();
        }
        match dialog {
            Dialog::Minimax => self.think(),
            Dialog::Share => self.prepare_share(),
            Dialog::Games => self.list_games(),
            _ => {}
        }
        if element_of(dialog).is_none() {
            self.lay(dialog);
        }
        if let Some(dialog) = element_of(dialog) {
            // It fails only where the sheet is open already.
            let _ = dialog.show_modal();
        }
    }

    fn lay(self, dialog: Dialog) {
        let Some(app) = app() else { return };
        let controller = self;
        // One mount for all would need views of one type, which cost the download 8 KB.
        match dialog {
            Dialog::NewGame => {
                mount_to(app, move || view! { <NewGameDialog controller /> }).forget()
            }
            Dialog::Rules => mount_to(app, move || view! { <RulesDialog controller /> }).forget(),
            Dialog::Settings => {
                mount_to(app, move || view! { <SettingsDialog controller /> }).forget();
            }
            Dialog::Strength => {
                mount_to(app, move || view! { <StrengthDialog controller /> }).forget();
            }
            Dialog::Minimax => {
                mount_to(app, move || view! { <MinimaxDialog controller /> }).forget()
            }
            Dialog::Share => mount_to(app, move || view! { <ShareDialog controller /> }).forget(),
            Dialog::Games => mount_to(app, move || view! { <GamesDialog controller /> }).forget(),
        }
    }
}

/// Takes away whatever lies over the page.
pub(crate) fn close_all() {
    Dialog::ALL.into_iter().for_each(close);
}

/// Takes a sheet away; the focus goes back to where it was.
pub(super) fn close(dialog: Dialog) {
    if let Some(dialog) = element_of(dialog) {
        dialog.close();
    }
}

/// Whether this sheet lies over the page.
pub(super) fn is_open(dialog: Dialog) -> bool {
    element_of(dialog).is_some_and(|dialog| dialog.open())
}

fn element_of(dialog: Dialog) -> Option<HtmlDialogElement> {
    document().get_element_by_id(dialog.id())?.dyn_into().ok()
}
