//! The device's other services for the page: installing it, keeping its stored texts, and colouring the bar of the
//! browser. Functions that not every browser has are looked up by name.

use leptos::prelude::{document, window};
use wasm_bindgen_futures::spawn_local;
use web_sys::{
    Element,
    wasm_bindgen::{JsCast, JsValue},
};

use super::by_name::{call, get, set, settled};

/// Whether and how the page can be installed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Install {
    /// It is installed, or the browser can't install it.
    No,
    /// The browser offers it; call [`install`].
    Offered,
    /// The person can install it with the browser's own menu.
    ByHand,
}

/// Returns whether and how this browser can install the page now.
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

/// Lets the browser ask the person whether to install the page. It asks only once. Calls `then` after the answer.
pub fn install(then: impl FnOnce() + 'static) {
    let asking = offered().and_then(|event| call(&event, "prompt", &[]));
    set(&window(), OFFER, JsValue::UNDEFINED);
    spawn_local(async move {
        // The answer doesn't matter: the person knows it.
        settled(asking).await;
        then();
    });
}

/// The property in which `early.js` stores the browser's offer to install the page.
const OFFER: &str = "installOffer";

fn offered() -> Option<JsValue> {
    get(&window(), OFFER)
}

/// Asks the browser not to clear the stored texts when space is short.
pub fn keep_storage() {
    let keeping = get(&window().navigator(), "storage").and_then(|it| call(&it, "persist", &[]));
    // The page works with either answer.
    spawn_local(async { _ = settled(keeping).await });
}

/// Gives the browser's bar the current colour of the page.
pub fn colour_bar() {
    let Some(root) = document().document_element() else { return };
    let style = window().get_computed_style(&root).ok().flatten();
    let colour = style.and_then(|style| style.get_property_value("--page").ok());
    let colour = colour.unwrap_or_default();
    let Ok(metas) = document().query_selector_all("meta[name=theme-color]") else { return };
    for meta in (0..metas.length()).filter_map(|n| metas.get(n)) {
        // This can fail only for an invalid attribute name.
        let _ = meta.unchecked_into::<Element>().set_attribute("content", &colour);
    }
}
