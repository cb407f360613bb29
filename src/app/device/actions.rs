//! The page on the device: its versions, its installation, and persistent storage.

use crate::{
    app::{
        board::fitting::fitting_board,
        device::model::{DeviceState, Missing},
        game::{Page, actions, language::cache_words, link, new_game, notices::Notice, storing},
    },
    engine::Rules,
    platform::{
        device::{self, Install},
        files, service_worker,
        source::Source,
    },
    session::{Draft, Event, Intent, Preset},
    storage_keys::{FORMAT, LATEST_FORMAT, PERSISTENT},
    words::Changes,
};

use leptos::{ev, leptos_dom::helpers::location, prelude::*, task::spawn_local};
use std::time::Duration;

/// The file with the changelog, beside the page.
const CHANGELOG: &str = "CHANGELOG.md";

/// The delay after which the browser begins to keep the page on the device. That loads all files, and what a person opens in
/// the first seconds should not have to share a slow network with them.
const KEEP_PAGE: Duration = Duration::from_secs(5);

/// Registers the service worker, which keeps the page on the device, and shows a notice when a newer version is ready.
pub(crate) fn watch_versions(page: Page) {
    device::colour_bar();
    let renewed = move || {
        device(page).update(|device| device.is_outdated = true);
        page.notify(Notice::NewVersion);
    };
    service_worker::follow(cache_words, renewed);
    set_timeout(service_worker::look_for_new_version, KEEP_PAGE);
    window_event_listener(ev::visibilitychange, move |_| {
        if !document().hidden() {
            service_worker::look_for_new_version();
        }
    });
}

/// Loads the newest version when a game starts, unless something is not stored and would be lost. After the first game
/// that has ended, asks the browser to keep the storage.
pub(crate) fn handle_device_events(page: Page, events: &[Event]) {
    let is_outdated = || device(page).with_untracked(|device| device.is_outdated);
    let is_stored = || page.core.with_value(|core| core.store.is_all_stored());
    if events.contains(&Event::Started) && is_outdated() && is_stored() {
        update(page);
    }
    let has_ended = events.iter().any(|event| matches!(event, Event::Ended { .. }));
    if has_ended && storing::load::<String>(page, PERSISTENT).is_none() {
        device::keep_storage();
        storing::store(page, PERSISTENT, &"asked");
    }
}

/// Loads the newest version. The game and its undone moves are stored.
pub(crate) fn update(page: Page) {
    link::write_address(page);
    // If reloading fails, the current version continues to run.
    let _ = location().reload();
}

/// Stores the format of the data, so that older versions know that they may not be able to read it.
pub(crate) fn store_format(page: Page) {
    let written: Option<u32> = storing::load(page, LATEST_FORMAT);
    if written.is_none_or(|written| written < FORMAT) {
        storing::store(page, LATEST_FORMAT, &FORMAT);
    }
}

/// Plays on this board, as a shortcut of the installed page asks: continues the game there, or starts one. If another
/// game is under way, opens *New game* with the board chosen instead, so that nobody abandons a game this way.
pub(crate) fn play_on_board(page: Page, rules: Rules) {
    let (setup, is_over, is_empty) =
        page.ui.game.with_untracked(|it| (it.setup, it.is_over(), it.is_empty()));
    if setup.rules == rules && !is_over {
        return;
    }
    if !is_over && !is_empty || setup.players.are_by_link() {
        new_game::call(page, move |code, page| (code.choose_board)(page, rules));
    } else {
        let mut draft = Draft::of(setup);
        draft.set_board(Preset::of(rules), fitting_board());
        actions::act(page, Intent::NewGame(draft.setup));
    }
}

/// Returns the signal of the device's state.
pub(crate) fn device(page: Page) -> RwSignal<DeviceState> {
    page.ui.of()
}

/// Updates the way in which *Settings* offers to install the page.
pub(crate) fn update_install_offer(page: Page) {
    device(page).update(|device| device.install = device::offer());
}

/// Asks the browser to install the page.
pub(crate) fn install(page: Page) {
    let device = device(page);
    device::install(move || {
        device.try_update(|device| device.install = Install::No);
    });
}

/// Loads the changelog for *What's new*, if it is not loaded yet.
pub(crate) fn load_changelog(page: Page) {
    let device = device(page);
    if device.with_untracked(|device| device.changelog.is_ok()) {
        return;
    }
    device.update(|device| device.changelog = Err(Missing::Loading));
    spawn_local(async move {
        let changelog = changelog().await.ok_or(Missing::Failed);
        device.try_update(|device| device.changelog = changelog);
    });
}

/// Returns the changelog, unless the server sends something else.
async fn changelog() -> Option<String> {
    for source in Source::ALL {
        let text = files::beside_page(CHANGELOG, source).await;
        if let Some(text) = text.filter(|text| !Changes::all(text).is_empty()) {
            return Some(text);
        }
    }
    None
}
