//! Styles that come with the program rather than with the page.

use js_sys::Array;
use leptos::prelude::document;
use web_sys::{CssStyleSheet, wasm_bindgen::JsValue};

/// Adds this style sheet to the page, after all that are there.
///
/// # Errors
/// The browser is older than 2023 and knows no style sheets without an element of their own.
pub fn add(css: &str) -> Result<(), JsValue> {
    let sheet = CssStyleSheet::new()?;
    sheet.replace_sync(css)?;
    let sheets = Array::from(&document().adopted_style_sheets());
    sheets.push(&sheet);
    document().set_adopted_style_sheets(&sheets);
    Ok(())
}
