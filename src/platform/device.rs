//! What the device does for the page beside showing it: it installs it, keeps what it stores, and gives its bar the
//! colour of the page. What not every browser has is looked up by its name.

use leptos::prelude::{document, window};
use wasm_bindgen_futures::spawn_local;
use web_sys::{
    Element,
    wasm_bindgen::{JsCast, JsValue},
};

use super::by_name::{call, get, set, settled};

/// How the page gets onto the home screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Install {
    /// It is there, or the browser installs nothing.
    No,
    /// By [`install`].
    Offered,
    /// By the person, in the browser's own menu.
    ByHand,
}

/// What this browser offers now.
#[must_use]
pub fn offer() -> Install {
    let matches = |query| window().match_media(query).ok().flatten().is_some_and(|it| it.matches());
    if matches("(display-mode: standalone)") {
        Install::No
    } else if offered().is_some() {
        Install::Offered
    } else if matches("(hover: none)") {
        Install::ByHand
    } else {
        Install::No
    }
}

/// Has the browser ask whether the page is to be installed. It asks once; `then` is called when it was answered.
pub fn install(then: impl FnOnce() + 'static) {
    let asking = offered().and_then(|event| call(&event, "prompt", &[]));
    set(&window(), OFFER, JsValue::UNDEFINED);
    spawn_local(async move {
        // Whoever declines knows that.
        settled(asking).await;
        then();
    });
}

/// Where `early.js` keeps the browser's offer to install the page.
const OFFER: &str = "installOffer";

fn offered() -> Option<JsValue> {
    get(&window(), OFFER)
}

/// Asks the browser not to clear what is stored when space is short.
pub fn keep_storage() {
    let keeping = get(&window().navigator(), "storage").and_then(|it| call(&it, "persist", &[]));
    // Either answer is the browser's to give.
    spawn_local(async { _ = settled(keeping).await });
}

/// Gives the device's bar the colour of the page as it looks now.
pub fn colour_bar() {
    let Some(root) = document().document_element() else { return };
    let style = call(&window(), "getComputedStyle", &[root.into()]);
    let colour = style.and_then(|style| call(&style, "getPropertyValue", &["--page".into()]));
    let colour = colour.and_then(|it| it.as_string()).unwrap_or_default();
    let Ok(metas) = document().query_selector_all("meta[name=theme-color]") else { return };
    for meta in (0..metas.length()).filter_map(|n| metas.get(n)) {
        // The browser refuses no value.
        let _ = meta.unchecked_into::<Element>().set_attribute("content", &colour);
    }
}
