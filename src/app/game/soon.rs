//! Calls the soon code: hints and dialogs, which a new player may press before the late code is loaded.

use crate::app::game::{
    Page,
    late::{load_late_code, notify_if_slow, soon_code},
    page::{Core, code::SoonCode},
};

use leptos::prelude::*;

/// Makes this call: at once if the soon code is loaded, otherwise as soon as it is. A notice says so while the call waits.
/// Calls are made in order.
pub(crate) fn call(page: Page, call: impl FnOnce(&'static SoonCode, Page) + 'static) {
    if let Some(code) = soon_code(page) {
        return call(code, page);
    }
    page.core.update_value(|core| core.late.soon_calls.push(Box::new(call)));
    notify_if_slow(page);
    load_late_code(page);
}

/// Begins to load *New game*, unless the soon code is there to do it.
pub(crate) fn fetch_new_game(page: Page) {
    let fetch =
        |Core { late, .. }: &Core| late.soon.is_none().then_some(late.loaders.fetch_new_game);
    if let Some(fetch) = page.core.with_value(fetch) {
        fetch();
    }
}
