//! Vibration, if the device supports it.

use leptos::prelude::window;
use web_sys::wasm_bindgen::JsValue;

use super::by_name::{call, get, list};

const VIBRATE: &str = "vibrate";

/// Returns whether the browser has an interface for vibration. The device may still not vibrate.
#[must_use]
pub fn is_there() -> bool {
    get(&window().navigator(), VIBRATE).is_some()
}

/// Makes the device vibrate, pause, vibrate again and so on. The pattern contains the duration of each in milliseconds.
pub fn vibrate(pattern: &[u8]) {
    let pattern: Vec<JsValue> = pattern.iter().map(|&length| length.into()).collect();
    call(&window().navigator(), VIBRATE, &[list(&pattern).into()]);
}
