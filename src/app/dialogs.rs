//! The dialogs of the page. The tables below are the only lists of them. Each dialog is added to the page when it is first
//! opened, so that a dialog that is never opened costs nothing.

use crate::{
    app::{
        game::{self, Page, dialog::Dialog, dialogs::show, seldom},
        late_views::add_dialog,
        new_game,
    },
    platform::clock,
};

use leptos::prelude::*;

/// A dialog of a feature.
struct Entry {
    dialog: Dialog,
    /// The function that is called each time before the dialog opens, if there is one. It loads the content.
    before: &'static [fn(Page)],
    /// Adds the dialog's component to the page.
    add: fn(Page),
}

/// Turns the dialogs of features into entries.
///
/// A dialog is written `feature => Component`. The feature has the constant `DIALOG`, and the component in its view. With
/// `, after another::function`, that function is called each time before the dialog opens.
macro_rules! entries {
    ($($feature:ident => $View:ident $(, after $($before:ident)::+)?;)+) => {
        &[$(Entry {
            dialog: crate::app::$feature::DIALOG,
            before: &[$(crate::app::$($before)::+)?],
            add: |page| {
                add_dialog(page, move || view! { <crate::app::$feature::view::$View page /> });
            },
        }),+]
    };
}

/// The dialog whose code is a part of its own: most people open it, and many open no other.
const NEW_GAME: &[Entry] = entries! {
    new_game => NewGameDialog, after new_game::prepare;
};

/// The dialogs of the seldom code, which is loaded when the first of them is opened.
const SELDOM: &[Entry] = entries! {
    by_link => ByLinkDialog, after share::prepare_link;
    changes => ChangesDialog, after device::load_changelog;
    data => DataDialog, after data::clear_transfer_status;
    games => GamesDialog, after games::list_games;
    keyboard => KeysDialog;
    learn => LearnDialog, after learn::actions::read_progress;
    library => LibraryDialog, after library::actions::load;
    menu => MenuDialog;
    minimax => MinimaxDialog, after minimax::show;
    names => NamesDialog;
    notes => NotesDialog;
    open => OpenDialog;
    opponent => OpponentDialog, after strength::ask_for_proofs;
    puzzles => PuzzlesDialog, after puzzles::actions::prepare;
    rules => RulesDialog;
    settings => SettingsDialog, after device::update_install_offer;
    share => ShareDialog, after share::prepare_share;
    statistics => StatisticsDialog, after statistics::actions::prepare;
    strength => StrengthDialog, after strength::ask_for_proofs;
};

/// Opens a dialog, as soon as its code is loaded. A dialog that waits for its code gives way to the next one. *New game*
/// doesn't open if the press is the second tap of a double tap on *Place*, which it has replaced.
pub(crate) fn open_late(page: Page, dialog: Dialog) {
    let is_meant = page.guard_clicks(|guard| guard.accepts_replacement(clock::milliseconds()));
    if dialog != new_game::DIALOG {
        game::new_game::forget_calls(page);
        seldom::call(page, move |seldom, page| (seldom.open)(page, dialog));
    } else if is_meant != Some(false) {
        seldom::forget_calls(page);
        game::new_game::call(page, |code, page| (code.open)(page));
    }
}

/// Opens *New game*.
pub(crate) fn open_new_game(page: Page) {
    open(page, new_game::DIALOG, NEW_GAME);
}

/// Opens a dialog of the seldom code.
pub(crate) fn open_seldom(page: Page, dialog: Dialog) {
    open(page, dialog, SELDOM);
}

/// Opens a dialog if it is one of these.
fn open(page: Page, dialog: Dialog, entries: &[Entry]) {
    let Some(entry) = entries.iter().find(|it| it.dialog == dialog) else { return };
    entry.before.iter().for_each(|before| before(page));
    if document().get_element_by_id(dialog.id).is_none() {
        (entry.add)(page);
    }
    show(dialog);
}
