//! What stands behind the `#` of the page's address. It never leaves the device, unless a person sends
//! the address.

use leptos::prelude::window;
use web_sys::wasm_bindgen::JsValue;

/// What marks an address that this page wrote about a game that it has anyway.
const OWN: JsValue = JsValue::TRUE;

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
    if window().history().and_then(|history| history.state()).is_ok_and(|state| state == OWN) {
        return None;
    }
    Some(current()).filter(|link| !link.is_empty())
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
