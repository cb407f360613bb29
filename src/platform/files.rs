//! Files: those beside the page, and those of the person.

use leptos::prelude::window;
use web_sys::wasm_bindgen::JsValue;

use super::by_name::{call, get, settled};

/// The text of a file beside the page; `None` if it can't be loaded.
pub async fn beside_page(name: &str) -> Option<String> {
    let response = settled(call(&window(), "fetch", &[name.into()])).await?;
    get(&response, "ok").filter(|ok| *ok == JsValue::TRUE)?;
    text_of(&response).await
}

/// The text of a file, or of an answer of the server; `None` if it can't be read.
pub async fn text_of(file: &JsValue) -> Option<String> {
    settled(call(file, "text", &[])).await?.as_string()
}
