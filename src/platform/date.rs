//! Dates and times in the format of a language.

use js_sys::Object;
use web_sys::wasm_bindgen::JsValue;

use super::by_name::{call, construct, set};

/// Writes the date and time of `moment`, in milliseconds since 1970, in the language with this tag: only the time if it
/// is today. Returns an empty text if the browser cannot write it.
#[must_use]
pub fn written(moment: f64, language: &str) -> String {
    let options = Object::new();
    let is_today = || {
        let day = |date: &JsValue| call(date, "toDateString", &[])?.as_string();
        let [then, now] = [construct("Date", &[moment.into()])?, construct("Date", &[])?];
        Some(day(&then)? == day(&now)?)
    };
    if is_today() != Some(true) {
        set(&options, "dateStyle", "medium");
    }
    set(&options, "timeStyle", "short");
    let date = construct("Date", &[moment.into()]);
    let written =
        date.and_then(|it| call(&it, "toLocaleString", &[language.into(), options.into()]));
    written.and_then(|it| it.as_string()).unwrap_or_default()
}
