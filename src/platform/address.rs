//! What stands behind the `#` of the page's address. It never leaves the device, unless a person sends
//! the address.

use leptos::prelude::window;
use web_sys::{PerformanceNavigation, Storage, wasm_bindgen::JsValue};

/// What marks an address that this page wrote about a game that it has anyway.
const OWN: JsValue = JsValue::TRUE;

/// The key, in sessionStorage, of an address so marked that was being left. Chromium loads an address
/// without its mark where that is written anew while it loads.
const LEFT: &str = "in-a-row/1/left";

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
    let link = current();
    if take_left().as_ref() == Some(&link) && is_reloaded() {
        write(&link, true);
    }
    Some(link).filter(|link| !link.is_empty() && !is_own())
}

/// Remembers, while the page is being left, whether its address is about a game that it has.
pub fn remember_left() {
    if let (Some(storage), true) = (session_storage(), is_own()) {
        // Where it is not kept, an older position may be shown beside the game.
        let _ = storage.set_item(LEFT, &current());
    }
}

/// What was remembered as the page was left, once.
fn take_left() -> Option<String> {
    let storage = session_storage()?;
    let left = storage.get_item(LEFT).ok().flatten();
    // What cannot be removed was not written either.
    let _ = storage.remove_item(LEFT);
    left
}

fn is_reloaded() -> bool {
    let navigation = window().performance().map(|performance| performance.navigation());
    navigation.is_some_and(|navigation| navigation.type_() == PerformanceNavigation::TYPE_RELOAD)
}

fn is_own() -> bool {
    window().history().and_then(|history| history.state()).is_ok_and(|state| state == OWN)
}

fn session_storage() -> Option<Storage> {
    window().session_storage().ok().flatten()
}

/// Has the address say this behind its `#`, in the place of what it said. `own`, where the game is here
/// anyway, so that nobody asks for it.
pub fn write(link: &str, own: bool) {
    let state = if own { OWN } else { JsValue::NULL };
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
