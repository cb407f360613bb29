//! Opening what comes from outside the page: files that are dropped on it, what is pasted, what another app shares, and
//! files that the installed page is opened with.

use crate::{
    app::game::{Page, seldom},
    platform::{
        files::{self, Received},
        kept_files,
    },
};

use leptos::{ev, prelude::*, task::spawn_local};

/// Opens files that are dropped anywhere on the page, what is pasted outside of fields, and files that the installed page
/// is opened with.
pub(crate) fn listen(page: Page) {
    window_event_listener(ev::dragover, |event| {
        if files::are_dragged(&event) {
            event.prevent_default();
        }
    });
    window_event_listener(ev::drop, move |event| {
        let files = files::dropped(&event);
        if !files.is_empty() {
            event.prevent_default();
            open(page, Received { files, text: String::new() });
        }
    });
    window_event_listener(ev::paste, move |event| {
        if let Some(received) = files::pasted(&event) {
            event.prevent_default();
            open(page, received);
        }
    });
    files::on_launch(move |files| open(page, Received { files, text: String::new() }));
}

/// Opens what another app has shared.
pub(crate) fn open_received(page: Page) {
    spawn_local(async move {
        if let Some(received) = kept_files::take_received().await {
            open(page, received);
        }
    });
}

fn open(page: Page, received: Received) {
    if !received.files.is_empty() || !received.text.trim().is_empty() {
        seldom::call(page, move |seldom, page| (seldom.open_received)(page, received));
    }
}
