//! Vibration, where the device has it.

use leptos::prelude::window;
use web_sys::wasm_bindgen::JsValue;

use super::by_name::{call, get, list};

const VIBRATE: &str = "vibrate";

/// Whether the browser can have the device vibrate. Some can, and the device can't.
#[must_use]
pub fn is_there() -> bool {
    get(&window().navigator(), VIBRATE).is_some()
}

/// Has the device vibrate, pause, vibrate again and so on, for so many milliseconds each.
pub fn vibrate(pattern: &[u8]) {
    let pattern: Vec<JsValue> = pattern.iter().map(|&length| length.into()).collect();
    call(&window().navigator(), VIBRATE, &[list(&pattern).into()]);
}
