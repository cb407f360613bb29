//! Calls the parts that a game doesn't need: *New game*, 3D and endless boards, reviews, and most dialogs. Each is loaded for
//! its first call.
//!
//! In the released page, each is a chunk of its own.

use crate::{
    app::game::{
        Page,
        dialogs::close_all,
        language::load_words,
        late::{NOTICE_DELAY, load_chunk, soon_code},
        notices::Notice,
        page::{
            code::{Chunks, Loader},
            parts::Call,
        },
    },
    platform::{
        style::{self, Styles},
        timer,
    },
    words::{self, Part},
};

use futures::future::join3;
use leptos::{prelude::*, task::spawn_local};
use std::mem;

/// A part of the program that a game doesn't need. Its functions are in `C`.
pub(crate) struct Extra<C: 'static> {
    /// Returns the function that loads it.
    pub loader: fn(&Chunks) -> Loader<C>,
    /// The words that it needs.
    pub words: Part,
    /// The styles that it needs.
    pub styles: Styles,
    /// Starts the part. It is called once, before all calls.
    pub start: fn(&'static C, Page),
}

/// The state of such a part.
struct State<C: 'static> {
    /// Its functions, once it is loaded.
    code: Option<&'static C>,
    is_loading: bool,
    /// The calls that wait for it, in order.
    calls: Vec<Call<C>>,
}

impl<C> Default for State<C> {
    fn default() -> Self {
        Self { code: None, is_loading: false, calls: Vec::new() }
    }
}

/// Returns the state of a part.
fn state<C>(page: Page) -> StoredValue<State<C>, LocalStorage> {
    page.ui.stored()
}

/// Returns the functions of a part, if it and its words are loaded.
pub(crate) fn code<C>(page: Page, extra: &Extra<C>) -> Option<&'static C> {
    state::<C>(page).with_value(|state| state.code).filter(|_| words::spoken().has(extra.words))
}

/// Makes this call, as soon as the part is loaded. If it fails to load, shows a notice, with which the person can try
/// again.
pub(crate) fn call<C>(
    page: Page,
    extra: &'static Extra<C>,
    call: impl FnOnce(&'static C, Page) + 'static,
) {
    call_or_load(page, extra, true, call);
}

/// Makes this call, as soon as the part is loaded. Nobody has asked for it, so no notice says that the part is loading.
pub(crate) fn call_unasked<C>(
    page: Page,
    extra: &'static Extra<C>,
    call: impl FnOnce(&'static C, Page) + 'static,
) {
    call_or_load(page, extra, false, call);
}

/// Makes this call, after loading the part if necessary. See [`load`] for `is_asked`.
fn call_or_load<C>(
    page: Page,
    extra: &'static Extra<C>,
    is_asked: bool,
    call: impl FnOnce(&'static C, Page) + 'static,
) {
    if let Some(code) = code(page, extra) {
        call(code, page);
    } else {
        state(page).update_value(|state| state.calls.push(Box::new(call)));
        load(page, extra, is_asked);
    }
}

/// Forgets the calls that wait for a part.
pub(crate) fn forget_calls<C>(page: Page, _: &Extra<C>) {
    state::<C>(page).update_value(|state| state.calls.clear());
}

/// Tries to load a part again if calls wait for it.
pub(crate) fn try_again<C>(page: Page, extra: &'static Extra<C>) {
    if state::<C>(page).with_value(|state| !state.calls.is_empty()) {
        load(page, extra, true);
    }
}

/// Loads a part, its words and its styles, and makes the calls that wait for them. If `is_asked` is set, a notice says that
/// it is loading. Does nothing if it is being loaded already: two attempts at once would dismiss each other's notices.
fn load<C>(page: Page, extra: &'static Extra<C>, is_asked: bool) {
    let Some(soon) = soon_code(page) else { return };
    let state = state::<C>(page);
    if state.try_update_value(|state| mem::replace(&mut state.is_loading, true)) != Some(false) {
        return;
    }
    page.dismiss(Notice::NoLateCode);
    let load = (extra.loader)(&soon.chunks);
    let loading_timer =
        is_asked.then(|| timer::after(NOTICE_DELAY, move || page.notify(Notice::Loading)));
    spawn_local(async move {
        let parts = join3(load_chunk(load), load_words(extra.words), style::load(extra.styles));
        let (code, words, styles) = parts.await;
        let loaded = words.and(code).ok().filter(|_| styles.is_some());
        drop(loading_timer);
        page.dismiss(Notice::Loading);
        let was_loaded = state.try_update_value(|state| {
            state.is_loading = false;
            let was_loaded = state.code.is_some();
            state.code = loaded.or(state.code);
            was_loaded
        });
        let Some(code) = loaded else {
            // A dialog would hide the notice.
            close_all();
            return page.notify(Notice::NoLateCode);
        };
        if was_loaded == Some(false) {
            (extra.start)(code, page);
        }
        let calls = state.try_update_value(|state| mem::take(&mut state.calls));
        calls.into_iter().flatten().for_each(|call| call(code, page));
    });
}
