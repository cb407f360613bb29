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
        page::{Core, LateCode, LateViews, Pending},
        task::Task,
    },
    platform::{
        files,
        timer::{self},
    },
};

use leptos::{prelude::*, task::spawn_local};

/// After this time, what is pending is said to be loading. In milliseconds.
const NOTICE_DELAY: u32 = 300;

/// Has the lazy chunk do this, as soon as it is loaded.
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

/// The signal that belongs here, made when it is first asked for: one that is made earlier would cost the first chunk.
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

/// The views of the lazy chunk, once it is loaded.
pub(crate) fn late_views(page: Page) -> Option<LateViews> {
    page.core.with_value(|core| core.late.views)
}

/// Has the lazy chunk follow what is shown, if it is loaded.
pub(crate) fn update_late_views(page: Page) {
    let mark_changed = |Core { late, .. }: &mut Core| {
        late.has_view_changed = true;
        late.views.is_some()
    };
    if page.core.try_update_value(mark_changed) == Some(true) {
        load_late_code(page);
    }
}

/// Loads the lazy chunk and has it do what is pending. If it fails to load, says so unless nobody
/// would miss it.
pub(crate) fn load_late_code(page: Page) {
    let loader = page.core.with_value(|core| core.late.loader);
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
            core.late.loading_timer = None;
            !core.late.pending.is_empty()
        });
        page.dismiss(Notice::NoLateCode);
        page.dismiss(Notice::Loading);
        // Other notices are in the lazy chunk.
        let is_missed = is_due == Some(true)
            || page.ui.notices.try_with_untracked(Notices::is_empty) == Some(false);
        if is_missing && is_missed {
            page.notify(Notice::NoLateCode);
        }
    });
}
