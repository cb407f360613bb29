//! Files: those beside the page, and those of the person.

use js_sys::Object;
use leptos::prelude::{document, window};
use web_sys::{
    Event, HtmlInputElement,
    wasm_bindgen::{JsCast, JsValue},
};

use super::by_name::{call, construct, get, set, settled};

/// Where a file of the page comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The browser's cache, if it has the file. It may have kept a wrong answer, such as the page that some hosts send in
    /// place of a missing file.
    Cache,
    /// The server.
    Server,
}

impl Source {
    /// Both, in the order in which they are tried.
    pub const ALL: [Self; 2] = [Self::Cache, Self::Server];

    /// What `fetch` calls it.
    #[must_use]
    pub const fn cache_mode(self) -> &'static str {
        match self {
            Self::Cache => "default",
            Self::Server => "reload",
        }
    }
}

/// The text of a file beside the page; `None` if it can't be loaded.
pub async fn beside_page(name: &str, source: Source) -> Option<String> {
    let response = fetched(name, source).await?;
    get(&response, "ok").filter(|ok| *ok == JsValue::TRUE)?;
    text_of(&response).await
}

/// Has the browser's cache take this file of the page from the server.
pub async fn renew(address: &str) {
    // It is in the cache once all of it is there. If it can't be loaded, whoever loads it next finds out.
    if let Some(response) = fetched(address, Source::Server).await {
        settled(call(&response, "arrayBuffer", &[])).await;
    }
}

async fn fetched(address: &str, source: Source) -> Option<JsValue> {
    let options = Object::new();
    set(&options, "cache", source.cache_mode());
    settled(call(&window(), "fetch", &[address.into(), options.into()])).await
}

/// The address of a part of the page, which its head has in `<meta name="…">`.
#[must_use]
pub fn address_of_part(name: &str) -> Option<String> {
    let meta = document().query_selector(&format!("meta[name={name}]")).ok()??;
    meta.get_attribute("content")
}

/// The text of a file, or of an answer of the server; `None` if it can't be read.
pub async fn text_of(file: &JsValue) -> Option<String> {
    settled(call(file, "text", &[])).await?.as_string()
}

/// The file that was chosen in a field for files. Afterwards none is chosen, so that the same one can be chosen again.
#[must_use]
pub fn chosen(event: &Event) -> Option<JsValue> {
    let field: HtmlInputElement = event.target()?.unchecked_into();
    let file = call(&get(&field, "files")?, "item", &[0.into()]).filter(|file| !file.is_null());
    field.set_value("");
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
