//! Files that the browser keeps for the page in caches of their own: those that a person has added, and what another app
//! has shared.

use js_sys::{Array, Uint8Array};
use leptos::prelude::{document, window};
use web_sys::wasm_bindgen::JsValue;

use super::{
    by_name::{call, construct, get, settled},
    files::{self, Received},
    frame,
};

/// The name of the cache of the files that a person has added.
const LIBRARY: &str = "in-a-row library";

/// The name of the cache in which the service worker puts what another app shares.
const RECEIVED: &str = "in-a-row received";

/// The folder that the addresses of the files seem to be in. Copies of the page under other paths have other ones.
const FOLDER: &str = "library/";

/// Keeps a file under this name, in place of one that is there. Returns `None` if the browser refuses.
pub async fn keep(name: &str, content: &[u8]) -> Option<()> {
    let body = construct("Response", &[Uint8Array::from(content).into()])?;
    settled(call(&cache(LIBRARY).await?, "put", &[address_of(name)?, body])).await.map(drop)
}

/// Returns the names of the files that are kept.
pub async fn names() -> Vec<String> {
    all().await.unwrap_or_default()
}

async fn all() -> Option<Vec<String>> {
    let folder = address_of("")?.as_string()?;
    let requests = settled(call(&cache(LIBRARY).await?, "keys", &[])).await?;
    let requests = Array::from(&requests);
    let names = requests.iter().filter_map(|request| {
        let address = get(&request, "url")?.as_string()?;
        let name = address.strip_prefix(&*folder)?;
        call(&window(), "decodeURIComponent", &[name.into()])?.as_string()
    });
    Some(names.collect())
}

/// Reads the file with this name; `None` if it is gone.
pub async fn read(name: &str) -> Option<Vec<u8>> {
    let kept = settled(call(&cache(LIBRARY).await?, "match", &[address_of(name)?])).await?;
    let buffer = settled(call(&kept, "arrayBuffer", &[])).await?;
    Some(Uint8Array::new(&buffer).to_vec())
}

/// Removes the file with this name.
pub async fn remove(name: &str) {
    if let (Some(cache), Some(address)) = (cache(LIBRARY).await, address_of(name)) {
        settled(call(&cache, "delete", &[address])).await;
    }
}

/// Returns what another app has shared, and removes it.
pub async fn take_received() -> Option<Received> {
    let (cache, address) = (cache(RECEIVED).await?, address("received")?);
    let kept = settled(call(&cache, "match", std::slice::from_ref(&address))).await?;
    settled(call(&cache, "delete", &[address])).await;
    let form = settled(call(&kept, "formData", &[])).await?;
    let texts = ["title", "text", "url"].map(|name| call(&form, "get", &[name.into()]));
    let texts: Vec<_> = texts.into_iter().filter_map(|text| text?.as_string()).collect();
    let files = call(&form, "getAll", &["files".into()]).map(|files| files::all(&files));
    Some(Received { files: files.unwrap_or_default(), text: texts.join("\n") })
}

/// Returns the cache of this name; `None` where the page must not keep anything.
async fn cache(name: &str) -> Option<JsValue> {
    let caches = get(&window(), "caches").filter(|_| !frame::is_of_others())?;
    settled(call(&caches, "open", &[name.into()])).await
}

/// Returns the address of the added file with this name.
fn address_of(name: &str) -> Option<JsValue> {
    address(&format!("{FOLDER}{}", js_sys::encode_uri_component(name)))
}

/// Returns the address with this path beside the page.
fn address(path: &str) -> Option<JsValue> {
    get(&construct("URL", &[path.into(), get(&document(), "baseURI")?])?, "href")
}
