//! Loads the late code: panels, *New game*, and everything else that a game on the first board does not need.
//!
//! In the released page the late code is in the late chunk, a file of its own that is fetched after the board is shown;
//! `main.rs` defines where the program is split. The late chunk contains the code that only
//! [`catch_up`](crate::app::catch_up) reaches. The first chunk adds a [`Task`] to a queue, and the late code carries it
//! out.

use crate::{
    app::game::{
        Page,
        load_error::LoadError,
        notices::{Notice, Notices},
        page::{Chunk, Core, LateCode, LateViews, Loader, Pending},
        task::Task,
    },
    platform::{files, timer},
};

use leptos::{prelude::*, task::spawn_local};

/// The time after which a notice says that a pending task is waiting for the late chunk. In milliseconds.
pub(crate) const NOTICE_DELAY: u32 = 300;

/// Queues this task for the late code, which is loaded if necessary.
pub(crate) fn later(page: Page, task: Task) {
    page.core.update_value(|core| {
        core.late.pending.push_back(task);
        if core.late.views.is_none() {
            let loading_timer = timer::after(NOTICE_DELAY, move || page.notify(Notice::Loading));
            core.late.loading_timer = Some(loading_timer);
        }
    });
    load_late_code(page);
}

/// Returns the signal in this place, and creates it on the first call. Creating it earlier would make the first chunk
/// larger.
pub(crate) fn late_signal<T: Default + Send + Sync + 'static>(
    page: Page,
    place: fn(&mut LateCode) -> &mut Option<RwSignal<T>>,
) -> RwSignal<T> {
    let signal = page.core.try_update_value(|core| *place(&mut core.late));
    signal.flatten().unwrap_or_else(|| {
        let signal = RwSignal::new(T::default());
        page.core.update_value(|core| *place(&mut core.late) = Some(signal));
        signal
    })
}

/// Returns the views of the late code, once it is loaded.
pub(crate) fn late_views(page: Page) -> Option<LateViews> {
    page.core.with_value(|core| core.late.views)
}

/// Runs the late code, if it is loaded, to update everything that depends on the game on the screen.
pub(crate) fn update_late_views(page: Page) {
    let mark_changed = |Core { late, .. }: &mut Core| {
        late.has_view_changed = true;
        late.views.is_some()
    };
    if page.core.try_update_value(mark_changed) == Some(true) {
        load_late_code(page);
    }
}

/// Loads a chunk. If that fails, loads it again from the server: the browser may have cached a wrong response.
pub(crate) async fn load_chunk(page: Page, loader: Loader) -> Result<(), LoadError> {
    let mut result = loader(Pending(page)).await;
    if result == Err(LoadError::Program) {
        for address in files::address_of_part("chunks").unwrap_or_default().split(' ') {
            files::renew(address).await;
        }
        result = loader(Pending(page)).await;
    }
    result
}

/// Begins an attempt to load a chunk, and dismisses the notice that the last one failed. Returns `false` and changes
/// nothing if the chunk is being loaded already: two attempts at once would dismiss each other's notices.
pub(crate) fn begin_loading(page: Page, chunk: Chunk) -> bool {
    let is_alone = page.core.try_update_value(|Core { late, .. }| {
        let is_alone = !late.loading.contains(&chunk);
        if is_alone {
            late.loading.push(chunk);
        }
        is_alone
    });
    if is_alone == Some(true) {
        page.dismiss(Notice::NoLateCode);
    }
    is_alone == Some(true)
}

/// Ends an attempt to load a chunk, and dismisses the notice that a task waits for it.
pub(crate) fn end_loading(page: Page, chunk: Chunk) {
    page.core.try_update_value(|core| core.late.loading.retain(|other| *other != chunk));
    page.dismiss(Notice::Loading);
}

/// Loads the late code, which carries out the pending tasks. If it fails to load, shows a notice unless nobody would
/// miss it.
pub(crate) fn load_late_code(page: Page) {
    // Once it is loaded, this only calls it.
    if late_views(page).is_none() && !begin_loading(page, Chunk::Late) {
        return;
    }
    let chunks = page.core.with_value(|core| core.late.chunks);
    spawn_local(async move {
        let result = load_chunk(page, chunks.late).await;
        let is_due = page.core.try_update_value(|core| {
            core.late.loading_timer = None;
            !core.late.pending.is_empty()
        });
        end_loading(page, Chunk::Late);
        // All other notices are late code.
        let is_missed = is_due == Some(true)
            || page.ui.notices.try_with_untracked(Notices::is_empty) == Some(false);
        if result.is_err() && is_missed {
            page.notify(Notice::NoLateCode);
        }
    });
}
