//! Files: the page's own on the server, and the person's.

use js_sys::{Array, Date, Object, Uint8Array};
use leptos::prelude::{document, window};
use web_sys::{
    Element, Event, HtmlElement, HtmlInputElement,
    wasm_bindgen::{JsCast, JsValue, closure::Closure},
};

use super::{
    by_name::{call, construct, get, set, settled},
    source::Source,
};

/// Loads a file of the page as text, or waits for it if `web/boot.js` has begun to load it. Returns `None` if that fails.
pub async fn beside_page(name: &str, source: Source) -> Option<String> {
    let arguments = [name.into(), source.cache_mode().into()];
    settled(call(&window(), "textOf", &arguments)).await?.as_string()
}

/// Reloads this file of the page from the server into the browser's cache.
pub async fn renew(address: &str) {
    // The file is in the cache once it was read to its end. If it can't be loaded, the next attempt to load it fails.
    if let Some(response) = fetched(address, Source::Server).await {
        settled(call(&response, "arrayBuffer", &[])).await;
    }
}

/// Loads a file of the page as bytes. Returns `None` if that fails.
pub async fn bytes_beside_page(name: &str, source: Source) -> Option<Vec<u8>> {
    let response = fetched(name, source).await?;
    get(&response, "ok").filter(|ok| *ok == JsValue::TRUE)?;
    let content = settled(call(&response, "arrayBuffer", &[])).await?;
    Some(Uint8Array::new(&content).to_vec())
}

async fn fetched(address: &str, source: Source) -> Option<JsValue> {
    let options = Object::new();
    set(&options, "cache", source.cache_mode());
    settled(call(&window(), "fetch", &[address.into(), options.into()])).await
}

/// Returns the address of a part of the page, which is in `<meta name="…">` in its head.
#[must_use]
pub fn address_of_part(name: &str) -> Option<String> {
    let meta = document().query_selector(&format!("meta[name={name}]")).ok()??;
    meta.get_attribute("content")
}

/// Reads the text of a file. Returns `None` if that fails.
pub async fn text_of(file: &JsValue) -> Option<String> {
    settled(call(file, "text", &[])).await?.as_string()
}

/// Returns the file that was chosen in a file field. Clears the field, so that the same file can be chosen again.
#[must_use]
pub fn chosen(event: &Event) -> Option<JsValue> {
    all_chosen(event).into_iter().next()
}

/// Returns the files that were chosen in a file field. Clears the field, so that the same files can be chosen again.
#[must_use]
pub fn all_chosen(event: &Event) -> Vec<JsValue> {
    let Some(field) = event.target() else { return Vec::new() };
    let field: HtmlInputElement = field.unchecked_into();
    let files = get(&field, "files").map(|files| all(&files)).unwrap_or_default();
    field.set_value("");
    files
}

/// Returns whether files are dragged over the page.
#[must_use]
pub fn are_dragged(event: &Event) -> bool {
    let types = get(event, "dataTransfer").and_then(|dragged| get(&dragged, "types"));
    types.is_some_and(|types| Array::from(&types).includes(&"Files".into(), 0))
}

/// Returns the files that are dropped on the page.
#[must_use]
pub fn dropped(event: &Event) -> Vec<JsValue> {
    let files = get(event, "dataTransfer").and_then(|dropped| get(&dropped, "files"));
    files.map(|files| all(&files)).unwrap_or_default()
}

/// What a person pastes or another app shares.
#[derive(Clone, Debug, Default)]
pub struct Received {
    /// The files.
    pub files: Vec<JsValue>,
    /// The text, if there are no files.
    pub text: String,
}

/// Returns what is pasted; `None` in a field, which takes it.
#[must_use]
pub fn pasted(event: &Event) -> Option<Received> {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    if target.is_some_and(|target| target.closest("input, textarea").ok().flatten().is_some()) {
        return None;
    }
    let pasted = get(event, "clipboardData")?;
    let files = get(&pasted, "files").map(|files| all(&files)).unwrap_or_default();
    let text = call(&pasted, "getData", &["text".into()]).and_then(|text| text.as_string());
    Some(Received { files, text: text.unwrap_or_default() })
}

/// Calls `open` with the files that a person opens with the installed page, now and later.
pub fn on_launch(mut open: impl FnMut(Vec<JsValue>) + 'static) {
    let Some(queue) = get(&window(), "launchQueue") else { return };
    let consumer = Closure::<dyn FnMut(JsValue)>::new(move |launched: JsValue| {
        let files = get(&launched, "files").map(|files| all(&files)).unwrap_or_default();
        if !files.is_empty() {
            open(files);
        }
    });
    call(&queue, "setConsumer", &[consumer.into_js_value()]);
}

/// Returns the files of a list.
pub(super) fn all(files: &JsValue) -> Vec<JsValue> {
    Array::from(files).iter().collect()
}

/// Returns the file of a handle, and a file itself. Returns `None` if it can't be read.
pub async fn file_of(file: JsValue) -> Option<JsValue> {
    match call(&file, "getFile", &[]) {
        Some(promise) => settled(Some(promise)).await,
        None => Some(file),
    }
}

/// Returns the name of a file.
#[must_use]
pub fn name_of(file: &JsValue) -> String {
    get(file, "name").and_then(|name| name.as_string()).unwrap_or_default()
}

/// Reads the content of a file. Returns `None` if that fails.
pub async fn bytes_of(file: &JsValue) -> Option<Vec<u8>> {
    let buffer = settled(call(file, "arrayBuffer", &[])).await?;
    Some(Uint8Array::new(&buffer).to_vec())
}

/// Decodes a text in the encoding with this label. Returns `None` if the browser doesn't know it.
#[must_use]
pub fn decoded(bytes: &[u8], encoding: &str) -> Option<String> {
    let decoder = construct("TextDecoder", &[encoding.into()])?;
    call(&decoder, "decode", &[Uint8Array::from(bytes).into()])?.as_string()
}

/// Returns the `data:` address of a file with this content.
#[must_use]
pub fn address_of_bytes(bytes: &[u8]) -> String {
    use std::fmt::Write;

    let mut address = "data:application/octet-stream,".to_owned();
    for &byte in bytes {
        if byte.is_ascii_alphanumeric() {
            address.push(byte.into());
        } else {
            // Writing to a string never fails.
            let _ = write!(address, "%{byte:02X}");
        }
    }
    address
}

/// Saves the content of this address as a file.
#[must_use]
pub fn save(address: &str, name: &str) -> Option<()> {
    let link = document().create_element("a").ok()?;
    link.set_attribute("href", address).ok()?;
    link.set_attribute("download", name).ok()?;
    link.dyn_into::<HtmlElement>().ok()?.click();
    Some(())
}

/// Returns the `data:` address of a JSON file with this text.
#[must_use]
pub fn address_of(text: &str) -> String {
    let text = js_sys::encode_uri_component(text);
    format!("data:application/json;charset=utf-8,{text}")
}

/// Returns the date in UTC, as in `2026-11-24`.
#[must_use]
pub fn today() -> String {
    let now = String::from(Date::new_0().to_iso_string());
    now.split('T').next().unwrap_or_default().to_owned()
}
