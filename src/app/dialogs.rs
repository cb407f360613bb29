//! All dialogs of the page. A dialog is mounted when it is first opened, so that one that is never opened costs nothing.

use crate::app::{
    changes, data, device,
    game::{Page, dialog::Dialog},
    games, minimax, new_game, opponent, rules, settings, share, statistics, strength,
    ui::elements::app,
};

use leptos::{mount::mount_to, prelude::*};

/// A dialog, as its feature provides it.
struct Entry {
    dialog: Dialog,
    /// Finds what the dialog shows. It is called each time before the dialog opens.
    load: fn(Page),
    /// Mounts the dialog's component.
    mount: fn(Page),
}

macro_rules! entries {
    ($($dialog:path, $load:expr => $($view:ident)::+;)+) => {
        &[$(Entry {
            dialog: $dialog,
            load: $load,
            mount: |page| mount(move || view! { <$($view)::+ page /> }),
        }),+]
    };
}

/// Every dialog, with the function that finds what it shows, and its component.
const ENTRIES: &[Entry] = entries! {
    changes::DIALOG, device::load_changelog => changes::view::ChangesDialog;
    data::DIALOG, data::clear_transfer_status => data::view::DataDialog;
    games::DIALOG, games::list_games => games::view::GamesDialog;
    minimax::DIALOG, minimax::show => minimax::view::MinimaxDialog;
    new_game::DIALOG, new_game::prepare => new_game::view::NewGameDialog;
    opponent::DIALOG, strength::ask_for_proofs => opponent::view::OpponentDialog;
    rules::DIALOG, |_| () => rules::view::RulesDialog;
    settings::DIALOG, device::update_install_offer => settings::view::SettingsDialog;
    share::DIALOG, share::prepare_share => share::view::ShareDialog;
    statistics::DIALOG, statistics::load_statistics => statistics::view::StatisticsDialog;
    strength::DIALOG, strength::ask_for_proofs => strength::view::StrengthDialog;
};

/// Finds what this dialog shows, and mounts it the first time.
pub(crate) fn prepare(page: Page, dialog: Dialog) {
    if let Some(entry) = ENTRIES.iter().find(|it| it.dialog == dialog) {
        (entry.load)(page);
        if document().get_element_by_id(dialog.id).is_none() {
            (entry.mount)(page);
        }
    }
}

/// Mounts a dialog in the page. One function for all dialogs would need views of one type, which cost the download 8 KB.
fn mount<N: IntoView + 'static>(dialog: impl FnOnce() -> N + 'static) {
    if let Some(app) = app() {
        mount_to(app, dialog).forget();
    }
}
