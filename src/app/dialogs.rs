//! The dialogs of the page. Each is mounted when it is first opened, so that a dialog that is never opened costs
//! nothing.

use crate::app::{
    changes, data, device,
    game::{Page, dialog::Dialog},
    games, minimax, new_game, opponent, rules, settings, share, statistics, strength,
    ui::elements::app,
};

use leptos::{mount::mount_to, prelude::*};

/// A dialog of a feature.
struct Entry {
    dialog: Dialog,
    /// Loads the content of the dialog. It is called each time before the dialog opens.
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

/// The dialogs of [`Part::Lazy`], each with the function that loads its content, and its component.
const LATE: &[Entry] = entries! {
    new_game::DIALOG, new_game::prepare => new_game::view::NewGameDialog;
    opponent::DIALOG, strength::ask_for_proofs => opponent::view::OpponentDialog;
    share::DIALOG, share::prepare_share => share::view::ShareDialog;
};

/// The dialogs of [`Part::Seldom`].
const SELDOM: &[Entry] = entries! {
    changes::DIALOG, device::load_changelog => changes::view::ChangesDialog;
    data::DIALOG, data::clear_transfer_status => data::view::DataDialog;
    games::DIALOG, games::list_games => games::view::GamesDialog;
    minimax::DIALOG, minimax::show => minimax::view::MinimaxDialog;
    rules::DIALOG, |_| () => rules::view::RulesDialog;
    settings::DIALOG, device::update_install_offer => settings::view::SettingsDialog;
    statistics::DIALOG, statistics::load_statistics => statistics::view::StatisticsDialog;
    strength::DIALOG, strength::ask_for_proofs => strength::view::StrengthDialog;
};

/// Loads the content of this dialog of the late code, and mounts the dialog the first time.
pub(crate) fn prepare_late(page: Page, dialog: Dialog) {
    prepare(page, dialog, LATE);
}

/// Loads the content of this dialog of the seldom code, and mounts the dialog the first time.
pub(crate) fn prepare_seldom(page: Page, dialog: Dialog) {
    prepare(page, dialog, SELDOM);
}

fn prepare(page: Page, dialog: Dialog, entries: &[Entry]) {
    if let Some(entry) = entries.iter().find(|it| it.dialog == dialog) {
        (entry.load)(page);
        if document().get_element_by_id(dialog.id).is_none() {
            (entry.mount)(page);
        }
    }
}

/// Mounts a dialog in the page. A table of functions that return views would need views of one type, which adds 8 KB to
/// the download.
fn mount<N: IntoView + 'static>(dialog: impl FnOnce() -> N + 'static) {
    if let Some(app) = app() {
        mount_to(app, dialog).forget();
    }
}
