//! The service worker, `service-worker.js`, which keeps the page on the device. Without one everything works as long as
//! there is a network.

use js_sys::Object;
use leptos::prelude::{document, window};
use wasm_bindgen_futures::spawn_local;
use web_sys::wasm_bindgen::{JsValue, closure::Closure};

use super::{
    by_name::{call, construct, get, set, settled},
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

/// Calls `once_kept` as soon as this page is on the device, and `once_renewed` whenever a newer version is there, from the
/// next load on.
pub fn follow(once_kept: impl Fn() + 'static, once_renewed: impl Fn() + 'static) {
    let Some(container) = container() else { return };
    // Until then, a copy of the page at the root of this host may answer for this one.
    let own = own_script();
    let is_own = move |container: &JsValue| {
        let controller = get(container, "controller");
        controller.and_then(|it| get(&it, "scriptURL")) == own
    };
    // The first one keeps the version that is open.
    let mut is_kept = is_own(&container);
    let of_changed = container.clone();
    let changed = Closure::<dyn FnMut()>::new(move || {
        if !is_own(&of_changed) {
            return;
        }
        if is_kept {
            once_renewed();
        } else {
            once_kept();
        }
        is_kept = true;
    });
    set(&container, "oncontrollerchange", changed.into_js_value());
}

/// The address of this copy's script.
fn own_script() -> Option<JsValue> {
    let base = get(&document(), "baseURI")?;
    get(&construct("URL", &[SCRIPT.into(), base])?, "href")
}

/// `navigator.serviceWorker`, where this page may use it.
fn container() -> Option<JsValue> {
    if frame::is_of_others() { None } else { get(&window().navigator(), "serviceWorker") }
}
