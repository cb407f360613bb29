//! What stands behind the `#` of the page's address. It never leaves the device, unless a person sends
//! the address.

use std::iter;

use leptos::prelude::window;
use web_sys::{
    PerformanceNavigation, Storage, js_sys::decode_uri_component, wasm_bindgen::JsValue,
};

use super::frame;

/// What marks an address that this page wrote about a game that it has anyway.
const OWN: JsValue = JsValue::TRUE;

/// What marks an address that this page wrote about something else.
const LOOKED_AT: JsValue = JsValue::FALSE;

/// The key, in sessionStorage, of the addresses that this page had last, a line each, the last one first;
/// `+` before a link is the mark [`OWN`], `-` is [`LOOKED_AT`].
///
/// A reload may load an older one, and without its mark: the address follows what is shown a moment later,
/// and Chromium and Safari load it as it was when they were told to.
const WRITTEN: &str = "in-a-row/1/written";

/// How many they are. One that is reloaded slowly may be written anew several times meanwhile.
const REMEMBERED: usize = 8;

/// What stands behind the `#` now.
#[must_use]
pub fn current() -> String {
    let hash = window().location().hash().unwrap_or_default();
    hash.strip_prefix('#').unwrap_or_default().to_owned()
}

/// What somebody asked for: what stands behind the `#`, with its characters as they are, unless it is empty
/// or this page wrote it about a game that it has.
#[must_use]
pub fn asked_for() -> Option<String> {
    let link = Some(current()).filter(|link| !link.is_empty() && mark() != OWN)?;
    let decoded = decode_uri_component(&link).map(String::from);
    Some(decoded.unwrap_or(link))
}

/// After a reload, has the address be the last one that was written before it.
pub fn restore() {
    let current = current();
    let written = session_storage().map(|storage| written(&storage)).unwrap_or_default();
    let is_of_this_page = written.lines().any(|line| line.get(1..) == Some(&*current));
    if is_reloaded() && is_of_this_page {
        let last = written.lines().next().unwrap_or_default();
        write(last.get(1..).unwrap_or_default(), last.starts_with('+'));
    }
}

fn mark() -> JsValue {
    window().history().and_then(|history| history.state()).unwrap_or(JsValue::NULL)
}

fn is_reloaded() -> bool {
    let navigation = window().performance().map(|performance| performance.navigation());
    navigation.is_some_and(|navigation| navigation.type_() == PerformanceNavigation::TYPE_RELOAD)
}

/// In a page of others nothing is stored.
fn session_storage() -> Option<Storage> {
    if frame::is_of_others() { None } else { window().session_storage().ok().flatten() }
}

fn written(storage: &Storage) -> String {
    storage.get_item(WRITTEN).ok().flatten().unwrap_or_default()
}

fn remember(link: &str, own: bool) {
    if let Some(storage) = session_storage() {
        let before = written(&storage);
        let before = before.lines().filter(|line| line.get(1..) != Some(link));
        let last = format!("{}{link}", if own { '+' } else { '-' });
        let lines: Vec<_> = iter::once(&*last).chain(before).take(REMEMBERED).collect();
        // Where it is not kept, an older position may be shown beside the game.
        let _ = storage.set_item(WRITTEN, &lines.join("\n"));
    }
}

/// Has the address say this behind its `#`, in the place of what it said. `own`, where the game is here
/// anyway, so that nobody asks for it.
pub fn write(link: &str, own: bool) {
    remember(&current(), false);
    remember(link, own);
    let state = if own { OWN } else { LOOKED_AT };
    // Browsers that are asked too often refuse; the next change writes again.
    let _ = window()
        .history()
        .and_then(|history| history.replace_state_with_url(&state, "", Some(&format!("#{link}"))));
}

/// The address of the page with this link, and without a query: where others add one, it is about the person
/// who opened the page.
#[must_use]
pub fn with(link: &str) -> String {
    let page = window().location().href().unwrap_or_default();
    let page = page.split(['#', '?']).next().unwrap_or_default();
    format!("{page}#{link}")
}
