//! Calls code that few games need, and that is loaded for the first call: 3D and endless boards, and most dialogs.
//!
//! In the released page each of these parts is a chunk of its own.

use crate::{
    app::game::{
        Page,
        language::load_words,
        late::{NOTICE_DELAY, load_chunk},
        notices::Notice,
        page::parts::Which,
    },
    platform::timer,
    words,
};

use futures::future::join;
use leptos::{prelude::*, task::spawn_local};
use std::mem;

/// Returns the functions of a part, if it and its words are loaded.
pub(crate) fn code<C>(page: Page, which: Which<C>) -> Option<&'static C> {
    let ready = page.core.try_update_value(|core| {
        let extra = which(&mut core.late);
        extra.code.filter(|_| words::spoken().has(extra.words))
    });
    ready.flatten()
}

/// Makes this call, as soon as the part is loaded. If it fails to load, shows a notice, with which the person can try
/// again.
pub(crate) fn call<C>(page: Page, which: Which<C>, call: impl FnOnce(&'static C, Page) + 'static) {
    if let Some(code) = code(page, which) {
        call(code, page);
    } else {
        page.core.update_value(|core| which(&mut core.late).calls.push(Box::new(call)));
        load(page, which);
    }
}

/// Forgets the calls that wait for a part.
pub(crate) fn forget_calls<C>(page: Page, which: Which<C>) {
    page.core.update_value(|core| which(&mut core.late).calls.clear());
}

/// Tries to load a part again if calls wait for it.
pub(crate) fn try_again<C>(page: Page, which: Which<C>) {
    let is_needed = page.core.try_update_value(|core| !which(&mut core.late).calls.is_empty());
    if is_needed == Some(true) {
        load(page, which);
    }
}

/// Loads a part and its words, and makes the calls that wait for them. Does nothing if it is being loaded already: two
/// attempts at once would dismiss each other's notices.
fn load<C>(page: Page, which: Which<C>) {
    let begun = page.core.try_update_value(|core| {
        let extra = which(&mut core.late);
        (!mem::replace(&mut extra.is_loading, true)).then_some((extra.load, extra.words))
    });
    let Some((load, words)) = begun.flatten() else { return };
    page.dismiss(Notice::NoLateCode);
    let loading_timer = timer::after(NOTICE_DELAY, move || page.notify(Notice::Loading));
    spawn_local(async move {
        let (code, words) = join(load_chunk(load), load_words(words)).await;
        let loaded = words.and(code).ok();
        drop(loading_timer);
        page.dismiss(Notice::Loading);
        let start = page.core.try_update_value(|core| {
            let extra = which(&mut core.late);
            extra.is_loading = false;
            let is_first = loaded.is_some() && extra.code.is_none();
            extra.code = loaded.or(extra.code);
            is_first.then_some(extra.start)
        });
        let Some(code) = loaded else { return page.notify(Notice::NoLateCode) };
        if let Some(start) = start.flatten() {
            start(code, page);
        }
        let calls = page.core.try_update_value(|core| mem::take(&mut which(&mut core.late).calls));
        calls.into_iter().flatten().for_each(|call| call(code, page));
    });
}
