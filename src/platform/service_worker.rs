//! The service worker, `service-worker.js`, which keeps the page on the device. Without it, everything works as long as
//! there is a network.

use js_sys::Object;
use leptos::prelude::{document, window};
use wasm_bindgen_futures::spawn_local;
use web_sys::wasm_bindgen::{JsValue, closure::Closure};

use super::{
    by_name::{call, construct, get, set, settled},
    frame,
    trusted_script::trusted_script,
};

const SCRIPT: &str = "service-worker.js";

/// Lets the browser look for a new version and keep it on the device. It asks the server even if it has cached the
/// script.
pub fn look_for_new_version() {
    let Some(container) = container() else { return };
    let options = Object::new();
    set(&options, "updateViaCache", "none");
    // Each step fails if the browser or the host has no service worker, or if there is no network.
    spawn_local(async move {
        let script = [trusted_script(SCRIPT), options.into()];
        if let Some(registration) = settled(call(&container, "register", &script)).await {
            // Registering it again is not enough to make the browser look for a new version.
            settled(call(&registration, "update", &[])).await;
        }
    });
}

/// Calls `once_kept` as soon as this page is on the device, and `once_renewed` whenever a newer version is there, which
/// the next load shows.
pub fn follow(once_kept: impl Fn() + 'static, once_renewed: impl Fn() + 'static) {
    let Some(container) = container() else { return };
    // Until then, the service worker of a copy of the page at the root of this host may control this one.
    let own = own_script();
    let is_own = move |container: &JsValue| {
        let controller = get(container, "controller");
        controller.and_then(|it| get(&it, "scriptURL")) == own
    };
    // The first service worker keeps the version that is open.
    let mut is_kept = is_own(&container);
    let changed_container = container.clone();
    let changed = Closure::<dyn FnMut()>::new(move || {
        if !is_own(&changed_container) {
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

/// Returns the address of the script of this copy of the page.
fn own_script() -> Option<JsValue> {
    let base = get(&document(), "baseURI")?;
    get(&construct("URL", &[SCRIPT.into(), base])?, "href")
}

/// Returns `navigator.serviceWorker`, if this page may use it.
fn container() -> Option<JsValue> {
    if frame::is_of_others() { None } else { get(&window().navigator(), "serviceWorker") }
}
