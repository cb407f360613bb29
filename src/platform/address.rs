//! What stands behind the `#` of the page's address. It never leaves the device, unless a person sends
//! the address.

use std::iter;

use leptos::prelude::window;
use web_sys::{PerformanceNavigation, Storage, wasm_bindgen::JsValue};

/// What marks an address that this page wrote about a game that it has anyway.
const OWN: JsValue = JsValue::TRUE;

/// What marks an address that this page wrote about something else.
const LOOKED_AT: JsValue = JsValue::FALSE;

/// The key, in sessionStorage, of the last addresses marked as [`OWN`], a line each. Chromium and Safari
/// may load an address without its mark where the page writes the next one while it is reloaded.
const LAST_OWN: &str = "in-a-row/1/last-own";

/// How many they are. One that is reloaded slowly may be written anew several times meanwhile.
const REMEMBERED: usize = 8;

/// What stands behind the `#` now.
#[must_use]
pub fn current() -> String {
    let hash = window().location().hash().unwrap_or_default();
    hash.strip_prefix('#').unwrap_or_default().to_owned()
}

/// What somebody asked for: what stands behind the `#`, unless it is empty or this page wrote it about
/// a game that it has.
#[must_use]
pub fn asked_for() -> Option<String> {
    Some(current()).filter(|link| !link.is_empty() && mark() != OWN)
}

/// Marks the address again where a reload has lost that.
pub fn restore_mark() {
    let link = current();
    let is_last = |storage| last_own(&storage).lines().any(|own| own == link);
    if is_reloaded() && mark().is_null() && session_storage().is_some_and(is_last) {
        write(&link, true);
    }
}

fn mark() -> JsValue {
    window().history().and_then(|history| history.state()).unwrap_or(JsValue::NULL)
}

fn is_reloaded() -> bool {
    let navigation = window().performance().map(|performance| performance.navigation());
    navigation.is_some_and(|navigation| navigation.type_() == PerformanceNavigation::TYPE_RELOAD)
}

fn session_storage() -> Option<Storage> {
    window().session_storage().ok().flatten()
}

fn last_own(storage: &Storage) -> String {
    storage.get_item(LAST_OWN).ok().flatten().unwrap_or_default()
}

fn remember_own(link: &str) {
    if let Some(storage) = session_storage() {
        let before = last_own(&storage);
        let before = before.lines().filter(|own| *own != link);
        let lines: Vec<_> = iter::once(link).chain(before).take(REMEMBERED).collect();
        // Where it is not kept, an older position may be shown beside the game.
        let _ = storage.set_item(LAST_OWN, &lines.join("\n"));
    }
}

/// Has the address say this behind its `#`, in the place of what it said. `own`, where the game is here
/// anyway, so that nobody asks for it.
pub fn write(link: &str, own: bool) {
    if own {
        remember_own(link);
    }
    let state = if own { OWN } else { LOOKED_AT };
    // Browsers that are asked too often refuse; the next change writes again.
    let _ = window()
        .history()
        .and_then(|history| history.replace_state_with_url(&state, "", Some(&format!("#{link}"))));
}

/// The whole address with this link.
#[must_use]
pub fn with(link: &str) -> String {
    let page = window().location().href().unwrap_or_default();
    let page = page.split('#').next().unwrap_or_default();
    format!("{page}#{link}")
}
