//! Numbers in the format of a language.

use js_sys::Object;
use web_sys::wasm_bindgen::JsValue;

use super::by_name::{call, construct, set};

/// Writes a number in the language with this tag. `style` is a style of
/// [`Intl.NumberFormat`](https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Intl/NumberFormat).
#[must_use]
pub fn written(number: f64, language: &str, style: &str, decimals: u8) -> String {
    let options = Object::new();
    set(&options, "style", style);
    set(&options, "minimumFractionDigits", decimals);
    set(&options, "maximumFractionDigits", decimals);
    let number = construct("Number", &[number.into()]);
    let written =
        number.and_then(|it| call(&it, "toLocaleString", &[language.into(), options.into()]));
    written.as_ref().and_then(JsValue::as_string).unwrap_or_default()
}
