//! The addresses of scripts, in the form that the page's content security policy requires.

use std::cell::LazyCell;

use js_sys::Object;
use leptos::prelude::window;
use web_sys::wasm_bindgen::JsValue;

use super::by_name::{call, get, set};

/// The only Trusted Types policy that `index.html` allows.
const POLICY: &str = "scripts";

thread_local! {
    static TRUSTED: LazyCell<Option<JsValue>> = const { LazyCell::new(create_policy) };
}

/// Returns the address of one of the page's own scripts as a `TrustedScriptURL`, or as a string if the browser has no
/// Trusted Types. A browser that has them refuses to start a script from a string.
pub fn trusted_script(address: &str) -> JsValue {
    let trusted =
        TRUSTED.with(|policy| call(policy.as_ref()?, "createScriptURL", &[address.into()]));
    trusted.unwrap_or_else(|| address.into())
}

/// Creates a policy that leaves addresses unchanged. Returns `None` if the browser has no Trusted Types.
fn create_policy() -> Option<JsValue> {
    let rules = Object::new();
    set(&rules, "createScriptURL", get(&window(), "String")?);
    call(&get(&window(), "trustedTypes")?, "createPolicy", &[POLICY.into(), rules.into()])
}
