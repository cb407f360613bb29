//! Files: those beside the page, and those of the person.

use leptos::prelude::{document, window};
use web_sys::{Event, wasm_bindgen::JsValue};

use super::by_name::{call, construct, get, set, settled};

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

/// The file that was chosen in a field for files. Afterwards none is chosen, so that the same one can be chosen again.
#[must_use]
pub fn chosen(event: &Event) -> Option<JsValue> {
    let field = JsValue::from(event.target()?);
    let file = call(&get(&field, "files")?, "item", &[0.into()]).filter(|file| !file.is_null());
    set(&field, "value", "");
    file
}

/// Saves what is at this address as a file.
#[must_use]
pub fn save(address: &str, name: &str) -> Option<()> {
    let link = document().create_element("a").ok()?;
    link.set_attribute("href", address).ok()?;
    link.set_attribute("download", name).ok()?;
    call(&link, "click", &[])?;
    Some(())
}

/// The address of a file with this text.
#[must_use]
pub fn address_of(text: &str) -> Option<String> {
    let text = call(&window(), "encodeURIComponent", &[text.into()])?.as_string()?;
    Some(format!("data:application/json;charset=utf-8,{text}"))
}

/// The date in UTC, as in `2026-11-24`.
#[must_use]
pub fn today() -> Option<String> {
    let now = call(&construct("Date", &[])?, "toISOString", &[])?.as_string()?;
    Some(now.split('T').next()?.to_owned())
}
