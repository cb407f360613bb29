//! Loads the late code: dialogs, panels, and everything else that a game on the first board does not need.
//!
//! In the released page the late code is a chunk of its own, which is fetched once the board is shown; `main.rs` says where
//! the program is split. The chunk contains the code that only [`catch_up`](crate::app::catch_up) reaches. The first chunk
//! adds a [`Task`] to a queue, and the late code carries it out.

use crate::{
    app::game::{
        Page,
        load_error::LoadError,
        notices::{Notice, Notices},
        page::{Core, LazyChunk, LazyViews, Pending},
        task::Task,
    },
    platform::{
        files,
        timer::{self},
    },
};

use leptos::{prelude::*, task::spawn_local};

/// After this time, what is pending is said to be loading. In milliseconds.
const PATIENCE: u32 = 300;

/// Has the lazy chunk do this, as soon as it is loaded.
pub(crate) fn later(page: Page, task: Task) {
    page.core.update_value(|core| {
        core.lazy.pending.push_back(task);
        if core.lazy.views.is_none() {
            let late = timer::after(PATIENCE, move || page.notify(Notice::Loading));
            core.lazy.late = Some(late);
        }
    });
    load_lazy_chunk(page);
}

/// The signal that belongs here, made when it is first asked for: one that is made earlier would cost the first chunk.
pub(crate) fn signal_of<T: Default + Send + Sync + 'static>(
    page: Page,
    place: fn(&mut LazyChunk) -> &mut Option<RwSignal<T>>,
) -> RwSignal<T> {
    let signal = page.core.try_update_value(|core| *place(&mut core.lazy));
    signal.flatten().unwrap_or_else(|| {
        let signal = RwSignal::new(T::default());
        page.core.update_value(|core| *place(&mut core.lazy) = Some(signal));
        signal
    })
}

/// The views of the lazy chunk, once it is loaded.
pub(crate) fn lazy_views(page: Page) -> Option<LazyViews> {
    page.core.with_value(|core| core.lazy.views)
}

/// Has the lazy chunk follow what is shown, if it is loaded.
pub(crate) fn note_what_is_shown(page: Page) {
    let lazy = |Core { lazy, .. }: &mut Core| {
        lazy.is_shown_anew = true;
        lazy.views.is_some()
    };
    if page.core.try_update_value(lazy) == Some(true) {
        load_lazy_chunk(page);
    }
}

/// Loads the lazy chunk and has it do what is pending. If it fails to load, says so unless nobody
/// would miss it.
pub(crate) fn load_lazy_chunk(page: Page) {
    let loader = page.core.with_value(|core| core.lazy.loader);
    spawn_local(async move {
        let mut result = loader(Pending(page)).await;
        if result == Err(LoadError::Program)
            && let Some(address) = files::address_of_part("lazy")
        {
            files::renew(&address).await;
            result = loader(Pending(page)).await;
        }
        let is_missing = result.is_err();
        let is_due = page.core.try_update_value(|core| {
            core.lazy.late = None;
            !core.lazy.pending.is_empty()
        });
        page.dismiss(Notice::NoLazyChunk);
        page.dismiss(Notice::Loading);
        // Other notices are in the lazy chunk.
        let is_missed = is_due == Some(true)
            || page.ui.notices.try_with_untracked(Notices::is_empty) == Some(false);
        if is_missing && is_missed {
            page.notify(Notice::NoLazyChunk);
        }
    });
}
