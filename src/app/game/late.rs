//! Loads the soon code and the late code, and calls the late code: the worker, and everything else that most games use. A
//! first game does without it.
//!
//! In the released page the late code is in the late chunk, a file of its own that is fetched after the board is shown;
//! `main.rs` defines where the program is split. The late chunk contains the code that only
//! [`late_code`](crate::app::late_code) reaches. The first chunk calls it through [`LateCode`]. Late code calls other
//! late code directly.

use crate::{
    app::game::{
        Page,
        load_error::LoadError,
        notices::{Notice, Notices},
        page::{
            Core,
            code::{LateCode, Loader, Loaders, SoonCode},
            parts::{Call, Place},
        },
    },
    platform::{files, timer},
};

use leptos::{prelude::*, task::spawn_local};
use std::mem;
use web_sys::Element;

/// The time after which a notice says that a call is waiting for its chunk. In milliseconds.
pub(crate) const NOTICE_DELAY: u32 = 300;

/// Lets the late code add its views to this element, as soon as it is loaded. This is a directive: write
/// `use:late_place=(page, Place::Moves)`.
pub(crate) fn late_place(element: Element, (page, place): (Page, Place)) {
    page.core.update_value(|core| core.late.places.push((place, element)));
}

/// Makes this call: at once if the late code is loaded, otherwise as soon as it is. A notice says so while the call waits.
/// Calls are made in order.
pub(crate) fn call(page: Page, call: impl FnOnce(&'static LateCode, Page) + 'static) {
    call_or_wait(page, Box::new(call));
}

/// Makes this call, or adds it to those that wait.
fn call_or_wait(page: Page, call: Call<LateCode>) {
    let ready = page.core.with_value(|core| core.late.code.filter(|_| core.late.calls.is_empty()));
    if let Some(code) = ready {
        return call(code, page);
    }
    page.core.update_value(|core| core.late.calls.push(call));
    if late_code(page).is_none() {
        notify_if_slow(page);
    }
    load_late_code(page);
}

/// Says after a moment that a call is waiting.
pub(super) fn notify_if_slow(page: Page) {
    let loading_timer = timer::after(NOTICE_DELAY, move || page.notify(Notice::Loading));
    page.core.update_value(|core| core.late.loading_timer = Some(loading_timer));
}

/// Returns the soon code, if it is loaded.
pub(crate) fn soon_code(page: Page) -> Option<&'static SoonCode> {
    page.core.with_value(|core| core.late.soon)
}

/// Returns the late code, if it is loaded.
pub(crate) fn late_code(page: Page) -> Option<&'static LateCode> {
    page.core.with_value(|core| core.late.code)
}

/// Lets the late code update everything that depends on the game on the screen, if it is loaded.
pub(crate) fn update_late_views(page: Page) {
    let mark_changed = |Core { late, .. }: &mut Core| {
        late.has_view_changed = true;
        late.code.is_some()
    };
    if page.core.try_update_value(mark_changed) == Some(true) {
        load_late_code(page);
    }
}

/// Loads a chunk. If that fails, loads it again from the server: the browser may have cached a wrong response.
pub(crate) async fn load_chunk<C>(load: Loader<C>) -> Result<&'static C, LoadError> {
    let mut result = load().await;
    if matches!(result, Err(LoadError::Program)) {
        for address in files::address_of_part("chunks").unwrap_or_default().split(' ') {
            files::renew(address).await;
        }
        result = load().await;
    }
    result
}

/// Loads the soon code and then the late code, and lets it catch up. If one fails to load while something waits for it, shows
/// a notice. Does nothing if it is being loaded already: two attempts at once would dismiss each other's notices.
pub(crate) fn load_late_code(page: Page) {
    if let Some(code) = late_code(page) {
        return spawn_local(async move { (code.catch_up)(page) });
    }
    let begun = page.core.try_update_value(|Core { late, .. }| {
        (!mem::replace(&mut late.is_loading, true)).then_some(late.loaders)
    });
    let Some(loaders) = begun.flatten() else { return };
    page.dismiss(Notice::NoLateCode);
    spawn_local(async move {
        let result = load_both(page, loaders).await;
        let is_due = page.core.try_update_value(|Core { late, .. }| {
            late.is_loading = false;
            late.loading_timer = None;
            !late.calls.is_empty() || !late.soon_calls.is_empty()
        });
        page.dismiss(Notice::Loading);
        // All other notices are late code.
        let is_missed = is_due == Some(true)
            || page.ui.notices.try_with_untracked(Notices::is_empty) == Some(false);
        if result.is_err() && is_missed {
            page.notify(Notice::NoLateCode);
        }
    });
}

/// Loads the soon code, makes the calls that wait for it, and loads and starts the late code.
async fn load_both(page: Page, loaders: Loaders) -> Result<(), LoadError> {
    let soon = match soon_code(page) {
        Some(soon) => soon,
        None => load_chunk(loaders.soon).await?,
    };
    let waiting = page.core.try_update_value(|Core { late, .. }| {
        late.soon = Some(soon);
        late.loading_timer = late.loading_timer.take().filter(|_| !late.calls.is_empty());
        (mem::take(&mut late.soon_calls), late.calls.is_empty())
    });
    let Some((calls, is_none_left)) = waiting else { return Ok(()) };
    if is_none_left {
        page.dismiss(Notice::Loading);
    }
    for call in calls {
        call(soon, page);
    }
    let late = load_chunk(loaders.late).await?;
    page.core.update_value(|core| core.late.code = Some(late));
    (late.start)(page);
    (late.catch_up)(page);
    Ok(())
}
