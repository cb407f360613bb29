//! The page on the device: its versions, installing it, and keeping what is stored.

use crate::{
    app::{
        board::fitting::fitting,
        device::model::{DeviceState, Missing},
        game::{Controller, controller::language::keep_words, dialog::Dialog, notices::Notice},
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

impl Controller {
    /// Has the page be kept on the device, and says when a newer version is there.
    pub(crate) fn follow_versions(self) {
        device::colour_bar();
        let renewed = move || {
            self.device().update(|device| device.is_outdated = true);
            self.notify(Notice::NewVersion);
        };
        service_worker::follow(keep_words, renewed);
        service_worker::look_for_new_version();
        window_event_listener(ev::visibilitychange, move |_| {
            if !document().hidden() {
                service_worker::look_for_new_version();
            }
        });
    }

    /// With the next game comes the next version, unless something is not stored and would be lost; and after the first
    /// game that has ended, the browser is asked to keep what is stored.
    pub(crate) fn follow_on_device(self, events: &[Event]) {
        let is_outdated = || self.device().with_untracked(|device| device.is_outdated);
        let is_stored = || self.core.with_value(|core| core.store.is_all_stored());
        if events.contains(&Event::Started) && is_outdated() && is_stored() {
            self.update();
        }
        let has_ended = events.iter().any(|event| matches!(event, Event::Ended { .. }));
        if has_ended && self.load::<String>(PERSISTENT).is_none() {
            device::keep_storage();
            self.keep(PERSISTENT, &"asked");
        }
    }

    /// Loads the newest version. The game and what was taken back of it are stored.
    pub(crate) fn update(self) {
        self.write_address();
        // Where that fails, the version that is open goes on.
        let _ = location().reload();
    }

    /// Has older versions know that they may not be able to read what is stored.
    pub(crate) fn note_format(self) {
        let written: Option<u32> = self.load(LATEST_FORMAT);
        if written.is_none_or(|written| written < FORMAT) {
            self.keep(LATEST_FORMAT, &FORMAT);
        }
    }

    /// Plays on this board, as a shortcut of the installed page asks: goes on with the game there, or begins one. Nobody
    /// gives up another game that way: if there is one, *New game* asks, with the board chosen.
    pub(crate) fn play_on_board(self, rules: Rules) {
        let (setup, is_over, is_empty) =
            self.ui.game.with_untracked(|it| (it.setup, it.is_over(), it.is_empty()));
        if setup.rules == rules && !is_over {
            return;
        }
        let choose = |draft: &mut Draft| draft.set_board(Preset::of(rules), fitting());
        if !is_over && !is_empty || setup.players.are_by_link() {
            self.open(Dialog::NewGame);
            self.ui.draft.update(choose);
        } else {
            let mut draft = Draft::of(setup);
            choose(&mut draft);
            self.act(Intent::NewGame(draft.setup));
        }
    }

    /// What *Settings* shows of the device.
    pub fn device(self) -> RwSignal<DeviceState> {
        self.signal_of(|lazy| &mut lazy.device)
    }

    /// Has *Settings* show how the page is installed.
    pub(crate) fn look_at_device(self) {
        self.device().update(|device| device.install = device::offer());
    }

    pub(crate) fn install(self) {
        let device = self.device();
        device::install(move || {
            device.try_update(|device| device.install = Install::No);
        });
    }

    /// Has *What's new* show what has changed.
    pub(crate) fn read_changes(self) {
        let device = self.device();
        if device.with_untracked(|device| device.changelog.is_ok()) {
            return;
        }
        device.update(|device| device.changelog = Err(Missing::Loading));
        spawn_local(async move {
            let changelog = changelog().await.ok_or(Missing::Failed);
            device.try_update(|device| device.changelog = changelog);
        });
    }
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
