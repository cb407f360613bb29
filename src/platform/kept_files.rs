//! Files that a person has added to the page: the browser keeps them for it in a cache of their own.

use js_sys::{Array, Uint8Array};
use leptos::prelude::{document, window};
use web_sys::wasm_bindgen::JsValue;

use super::{
    by_name::{call, construct, get, settled},
    frame,
};

/// The name of the cache.
const CACHE: &str = "in-a-row library";

/// The folder that the addresses of the files seem to be in. Copies of the page under other paths have other ones.
const FOLDER: &str = "library/";

/// Keeps a file under this name, in place of one that is there. Returns `None` if the browser refuses.
pub async fn keep(name: &str, content: &[u8]) -> Option<()> {
    let body = construct("Response", &[Uint8Array::from(content).into()])?;
    settled(call(&cache().await?, "put", &[address(name)?, body])).await.map(drop)
}

/// Returns the names of the files that are kept.
pub async fn names() -> Vec<String> {
    all().await.unwrap_or_default()
}

async fn all() -> Option<Vec<String>> {
    let folder = address("")?.as_string()?;
    let requests = settled(call(&cache().await?, "keys", &[])).await?;
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
    let kept = settled(call(&cache().await?, "match", &[address(name)?])).await?;
    let buffer = settled(call(&kept, "arrayBuffer", &[])).await?;
    Some(Uint8Array::new(&buffer).to_vec())
}

/// Removes the file with this name.
pub async fn remove(name: &str) {
    if let (Some(cache), Some(address)) = (cache().await, address(name)) {
        settled(call(&cache, "delete", &[address])).await;
    }
}

/// Returns the cache; `None` where the page must not keep anything.
async fn cache() -> Option<JsValue> {
    let caches = get(&window(), "caches").filter(|_| !frame::is_of_others())?;
    settled(call(&caches, "open", &[CACHE.into()])).await
}

/// Returns the address of the file with this name.
fn address(name: &str) -> Option<JsValue> {
    let name = js_sys::encode_uri_component(name);
    let path = format!("{FOLDER}{name}");
    get(&construct("URL", &[path.into(), get(&document(), "baseURI")?])?, "href")
}
