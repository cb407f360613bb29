//! The sheets over the table. Each is laid when it is first opened, so that those that are never opened
//! cost nothing.

use leptos::{mount::mount_to, prelude::*};
use web_sys::{HtmlDialogElement, wasm_bindgen::JsCast};

use super::{Table, extras::app};
use crate::app::views::{
    games::GamesSheet,
    minimax::MinimaxSheet,
    new_game::{Draft, NewGameSheet},
    rules::RulesSheet,
    settings::SettingsSheet,
    share::ShareSheet,
    sheet::SheetName,
    strength::StrengthSheet,
};

impl Table {
    /// Lays a sheet over the page and keeps the focus in it.
    pub(super) fn open(self, sheet: SheetName) {
        if sheet == SheetName::NewGame {
            self.overview.update(|overview| overview.draft = Draft::of(overview.setup));
        }
        if matches!(sheet, SheetName::NewGame | SheetName::Strength) {
            self.prove_strengths();
        }
        match sheet {
            SheetName::Minimax => self.think(),
            SheetName::Share => self.prepare_share(),
            SheetName::Games => self.list_games(),
            _ => {}
        }
        if dialog(sheet).is_none() {
            self.lay(sheet);
        }
        if let Some(dialog) = dialog(sheet) {
            // It fails only where the sheet is open already.
            let _ = dialog.show_modal();
        }
    }

    fn lay(self, sheet: SheetName) {
        let Some(app) = app() else { return };
        let table = self;
        // One mount for all would need views of one type, which cost the download 8 KB.
        match sheet {
            SheetName::NewGame => mount_to(app, move || view! { <NewGameSheet table /> }).forget(),
            SheetName::Rules => mount_to(app, move || view! { <RulesSheet table /> }).forget(),
            SheetName::Settings => {
                mount_to(app, move || view! { <SettingsSheet table /> }).forget();
            }
            SheetName::Strength => {
                mount_to(app, move || view! { <StrengthSheet table /> }).forget();
            }
            SheetName::Minimax => mount_to(app, move || view! { <MinimaxSheet table /> }).forget(),
            SheetName::Share => mount_to(app, move || view! { <ShareSheet table /> }).forget(),
            SheetName::Games => mount_to(app, move || view! { <GamesSheet table /> }).forget(),
        }
    }
}

/// Takes away whatever lies over the page.
pub(crate) fn close_all() {
    SheetName::ALL.into_iter().for_each(close);
}

/// Takes a sheet away; the focus goes back to where it was.
pub(super) fn close(sheet: SheetName) {
    if let Some(dialog) = dialog(sheet) {
        dialog.close();
    }
}

/// Whether this sheet lies over the page.
pub(super) fn is_open(sheet: SheetName) -> bool {
    dialog(sheet).is_some_and(|dialog| dialog.open())
}

fn dialog(sheet: SheetName) -> Option<HtmlDialogElement> {
    document().get_element_by_id(sheet.id())?.dyn_into().ok()
}
