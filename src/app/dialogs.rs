//! The dialogs of the page. Each is added to it when it is first opened, so that a dialog that is never opened costs
//! nothing.

use crate::{
    app::{
        by_link, changes, data, device,
        game::{Page, dialog::Dialog, dialogs::show, seldom},
        games, keyboard,
        late_views::add_dialog,
        menu, minimax, names, new_game, opponent, rules, settings, share, statistics, strength,
    },
    platform::clock,
};

use leptos::prelude::*;

/// A dialog of a feature.
struct Entry {
    dialog: Dialog,
    /// Loads the content of the dialog. It is called each time before the dialog opens.
    load: fn(Page),
    /// Adds the dialog's component to the page.
    add: fn(Page),
}

macro_rules! entries {
    ($($dialog:path, $load:expr => $($view:ident)::+;)+) => {
        &[$(Entry {
            dialog: $dialog,
            load: $load,
            add: |page| add_dialog(page, move || view! { <$($view)::+ page /> }),
        }),+]
    };
}

/// The dialogs of the late code, each with the function that loads its content, and its component.
const LATE: &[Entry] = entries! {
    new_game::DIALOG, new_game::prepare => new_game::view::NewGameDialog;
};

/// The dialogs of the seldom code.
const SELDOM: &[Entry] = entries! {
    by_link::DIALOG, share::prepare_link => by_link::view::ByLinkDialog;
    changes::DIALOG, device::load_changelog => changes::view::ChangesDialog;
    data::DIALOG, data::clear_transfer_status => data::view::DataDialog;
    keyboard::DIALOG, |_| () => keyboard::view::KeysDialog;
    games::DIALOG, games::list_games => games::view::GamesDialog;
    menu::DIALOG, |_| () => menu::view::MenuDialog;
    minimax::DIALOG, minimax::show => minimax::view::MinimaxDialog;
    names::DIALOG, |_| () => names::view::NamesDialog;
    opponent::DIALOG, strength::ask_for_proofs => opponent::view::OpponentDialog;
    rules::DIALOG, |_| () => rules::view::RulesDialog;
    share::DIALOG, share::prepare_share => share::view::ShareDialog;
    settings::DIALOG, device::update_install_offer => settings::view::SettingsDialog;
    statistics::DIALOG, statistics::load_statistics => statistics::view::StatisticsDialog;
    strength::DIALOG, strength::ask_for_proofs => strength::view::StrengthDialog;
};

/// Opens a dialog, as soon as its code is loaded. *New game* doesn't open if the press is the second tap of a double tap
/// on *Place*, which it has replaced.
pub(crate) fn open_late(page: Page, dialog: Dialog) {
    let is_meant = page.guard_clicks(|guard| guard.accepts_replacement(clock::milliseconds()));
    if dialog == new_game::DIALOG && is_meant == Some(false) {
        return;
    }
    if !open(page, dialog, LATE) {
        seldom::call(page, move |seldom, page| (seldom.open)(page, dialog));
    }
}

/// Opens a dialog of the seldom code.
pub(crate) fn open_seldom(page: Page, dialog: Dialog) {
    open(page, dialog, SELDOM);
}

/// Opens a dialog if it is one of these. Returns whether it is.
fn open(page: Page, dialog: Dialog, entries: &[Entry]) -> bool {
    let Some(entry) = entries.iter().find(|it| it.dialog == dialog) else { return false };
    (entry.load)(page);
    if document().get_element_by_id(dialog.id).is_none() {
        (entry.add)(page);
    }
    show(dialog);
    true
}
