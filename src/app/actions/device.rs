//! The page on the device: its versions, installing it, and keeping what is stored.

use super::Controller;
use crate::{
    app::state::{DeviceState, Missing, Notice},
    platform::{
        device::{self, Install},
        files, service_worker, storage,
    },
    session::Event,
    words::Changes,
};
use leptos::{ev, leptos_dom::helpers::location, prelude::*, task::spawn_local};

/// What the page tells about its versions, beside it.
const CHANGELOG: &str = "CHANGELOG.md";

impl Controller {
    /// Has the page be kept on the device, and says when a newer version is there.
    pub(super) fn follow_versions(self) {
        device::colour_bar();
        service_worker::once_renewed(move || {
            self.core.update_value(|core| core.lazy.is_outdated = true);
            self.notify(Notice::NewVersion);
        });
        service_worker::look_for_new_version();
        window_event_listener(ev::visibilitychange, move |_| {
            if !document().hidden() {
                service_worker::look_for_new_version();
            }
        });
    }

    /// With the next game comes the next version; and after the first one that has ended, the browser is asked to keep
    /// what is stored.
    pub(super) fn follow_on_device(self, events: &[Event]) {
        if events.contains(&Event::Started) && self.core.with_value(|core| core.lazy.is_outdated) {
            self.update();
        }
        let has_ended = events.iter().any(|event| matches!(event, Event::Ended { .. }));
        if has_ended && self.load::<String>(storage::PERSISTENT).is_none() {
            device::keep_storage();
            self.keep(storage::PERSISTENT, &"asked");
        }
    }

    /// Loads the newest version. The game and what was taken back of it are stored.
    pub(super) fn update(self) {
        self.write_address();
        // Where that fails, the version that is open goes on.
        let _ = location().reload();
    }

    /// What *Settings* shows of the device.
    pub fn device(self) -> RwSignal<DeviceState> {
        let device = self.core.with_value(|core| core.lazy.device);
        device.unwrap_or_else(|| {
            let device = RwSignal::new(DeviceState::default());
            self.core.update_value(|core| core.lazy.device = Some(device));
            device
        })
    }

    /// Has *Settings* show how the page is installed.
    pub(super) fn look_at_device(self) {
        self.device().update(|device| device.install = device::offer());
    }

    pub(super) fn install(self) {
        let device = self.device();
        device::install(move || {
            device.try_update(|device| device.install = Install::No);
        });
    }

    /// Has *What's new* show what has changed.
    pub(super) fn read_changes(self) {
        let device = self.device();
        if device.with_untracked(|device| device.changes.is_ok()) {
            return;
        }
        spawn_local(async move {
            let changes = files::beside_page(CHANGELOG).await;
            let changes = changes.map(|text| Changes::all(&text)).ok_or(Missing::Failed);
            device.try_update(|device| device.changes = changes);
        });
    }
}
