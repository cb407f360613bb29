//! Calls the seldom code, which is most dialogs: few games need it.
//!
//! In the released page it is in the seldom chunk, which is fetched for the first call. It contains the code that only
//! [`seldom_code`](crate::app::seldom_code) reaches.

use crate::{
    app::game::{
        Page,
        dialog::Dialog,
        language::load_words,
        late::{NOTICE_DELAY, begin_loading, end_loading, load_chunk},
        notices::Notice,
        page::Chunk,
    },
    platform::timer,
    words::{self, Part},
};

use futures::future::join;
use leptos::{prelude::*, task::spawn_local};

/// The functions of the seldom code that other code calls.
pub struct SeldomCode {
    /// Opens this dialog of the seldom code.
    pub(crate) open: fn(Page, Dialog),
    /// Saves the game under review as a picture that plays it.
    pub(crate) save_replay: fn(Page),
    /// Brings back the statistics that were just cleared.
    pub(crate) restore_statistics: fn(Page),
}

/// A call of the seldom code.
pub(crate) type SeldomCall = Box<dyn FnOnce(&'static SeldomCode, Page)>;

/// Makes this call, after the seldom code and its words are loaded. If they fail to load, shows a notice, with which the
/// person can try again. Only the last call waits.
pub(crate) fn call(page: Page, call: impl FnOnce(&'static SeldomCode, Page) + 'static) {
    let code = page.core.with_value(|core| core.late.seldom_code);
    if let Some(code) = code.filter(|_| words::spoken().has(Part::Seldom)) {
        call(code, page);
    } else {
        page.core.update_value(|core| core.late.seldom_call = Some(Box::new(call)));
        load(page);
    }
}

/// Tries to load the seldom code again if a call waits for it.
pub(crate) fn try_again(page: Page) {
    if page.core.with_value(|core| core.late.seldom_call.is_some()) {
        load(page);
    }
}

/// Loads the seldom code and its words, and makes the call that waits for them.
fn load(page: Page) {
    if !begin_loading(page, Chunk::Seldom) {
        return;
    }
    let load = page.core.with_value(|core| core.late.chunks.seldom);
    let loading_timer = timer::after(NOTICE_DELAY, move || page.notify(Notice::Loading));
    spawn_local(async move {
        let (code, words) = join(load_chunk(load), load_words(Part::Seldom)).await;
        let code = words.and(code).ok();
        let call = page.core.try_update_value(|core| {
            core.late.seldom_code = code;
            core.late.seldom_call.take_if(|_| code.is_some())
        });
        drop(loading_timer);
        end_loading(page, Chunk::Seldom);
        match code.zip(call.flatten()) {
            Some((code, call)) => call(code, page),
            None if code.is_none() => page.notify(Notice::NoLateCode),
            None => {}
        }
    });
}
