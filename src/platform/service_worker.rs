//! The service worker, `service-worker.js`, which keeps the page on the device. Without one everything works as long as
//! there is a network.

use js_sys::Object;
use leptos::prelude::window;
use wasm_bindgen_futures::spawn_local;
use web_sys::wasm_bindgen::{JsValue, closure::Closure};

use super::{
    by_name::{call, get, set, settled},
    frame,
};

const SCRIPT: &str = "service-worker.js";

/// Has the browser look whether there is a new version, and keep it on the device. It asks the server again even if it
/// has kept the script.
pub fn look_for_new_version() {
    let Some(container) = container() else { return };
    let options = Object::new();
    set(&options, "updateViaCache", "none");
    // Each step fails where the browser or the host has none, and where the network is gone.
    spawn_local(async move {
        let script = [SCRIPT.into(), options.into()];
        if let Some(registration) = settled(call(&container, "register", &script)).await {
            // To register it again alone is nothing new to the browser.
            settled(call(&registration, "update", &[])).await;
        }
    });
}

/// Calls this whenever a newer version than that of this page is there, from the next load on.
pub fn once_renewed(then: impl Fn() + 'static) {
    let Some(container) = container() else { return };
    let controller = move |container: &JsValue| get(container, "controller").is_some();
    // The first one keeps the version that is open.
    let mut is_kept = controller(&container);
    let changed = Closure::<dyn FnMut()>::new(move || {
        if is_kept {
            then();
        }
        is_kept = true;
    });
    set(&container, "oncontrollerchange", changed.into_js_value());
}

/// `navigator.serviceWorker`, where this page may use it.
fn container() -> Option<JsValue> {
    if frame::is_of_others() { None } else { get(&window().navigator(), "serviceWorker") }
}
