//! The page on the device: its versions, installing it, and keeping what is stored.

use crate::{
    app::{
        board::fitting::fitting_board,
        device::model::{DeviceState, Missing},
        game::{
            Page, dialogs, effects, language::cache_words, late, link, notices::Notice, storing,
        },
        new_game,
    },
    engine::Rules,
    platform::{
        device::{self, Install},
        files::{self, Source},
        service_worker,
    },
    session::{Draft, Event, Intent, Preset},
    storage_keys::{FORMAT, LATEST_FORMAT, PERSISTENT},
    words::Changes,
};

use leptos::{ev, leptos_dom::helpers::location, prelude::*, task::spawn_local};

/// What the page tells about its versions, beside it.
const CHANGELOG: &str = "CHANGELOG.md";

/// Has the page be kept on the device, and says when a newer version is there.
pub(crate) fn watch_versions(page: Page) {
    device::colour_bar();
    let renewed = move || {
        device(page).update(|device| device.is_outdated = true);
        page.notify(Notice::NewVersion);
    };
    service_worker::follow(cache_words, renewed);
    service_worker::look_for_new_version();
    window_event_listener(ev::visibilitychange, move |_| {
        if !document().hidden() {
            service_worker::look_for_new_version();
        }
    });
}

/// With the next game comes the next version, unless something is not stored and would be lost; and after the first
/// game that has ended, the browser is asked to keep what is stored.
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

/// Loads the newest version. The game and what was taken back of it are stored.
pub(crate) fn update(page: Page) {
    link::write_address(page);
    // Where that fails, the version that is open goes on.
    let _ = location().reload();
}

/// Has older versions know that they may not be able to read what is stored.
pub(crate) fn store_format(page: Page) {
    let written: Option<u32> = storing::load(page, LATEST_FORMAT);
    if written.is_none_or(|written| written < FORMAT) {
        storing::store(page, LATEST_FORMAT, &FORMAT);
    }
}

/// Plays on this board, as a shortcut of the installed page asks: goes on with the game there, or begins one. Nobody
/// gives up another game that way: if there is one, *New game* asks, with the board chosen.
pub(crate) fn play_on_board(page: Page, rules: Rules) {
    let (setup, is_over, is_empty) =
        page.ui.game.with_untracked(|it| (it.setup, it.is_over(), it.is_empty()));
    if setup.rules == rules && !is_over {
        return;
    }
    let choose = |draft: &mut Draft| draft.set_board(Preset::of(rules), fitting_board());
    if !is_over && !is_empty || setup.players.are_by_link() {
        dialogs::open(page, new_game::DIALOG);
        page.ui.draft.update(choose);
    } else {
        let mut draft = Draft::of(setup);
        choose(&mut draft);
        effects::act(page, Intent::NewGame(draft.setup));
    }
}

/// What *Settings* shows of the device.
pub(crate) fn device(page: Page) -> RwSignal<DeviceState> {
    late::late_signal(page, |late| &mut late.device)
}

/// Has *Settings* show how the page is installed.
pub(crate) fn update_install_offer(page: Page) {
    device(page).update(|device| device.install = device::offer());
}

pub(crate) fn install(page: Page) {
    let device = device(page);
    device::install(move || {
        device.try_update(|device| device.install = Install::No);
    });
}

/// Has *What's new* show what has changed.
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

/// The changelog, unless the server sends something else.
async fn changelog() -> Option<String> {
    for source in Source::ALL {
        let text = files::beside_page(CHANGELOG, source).await;
        if let Some(text) = text.filter(|text| !Changes::all(text).is_empty()) {
            return Some(text);
        }
    }
    None
}
