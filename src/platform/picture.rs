//! A picture on the page as a PNG: drawing, sharing and saving it. What is seldom used is called by its name, because
//! each function of the browser that is bound makes the first load larger.

use js_sys::{Object, Uint8Array};
use leptos::prelude::{document, window};
use wasm_bindgen_futures::JsFuture;
use web_sys::wasm_bindgen::JsValue;

use super::{
    by_name::{call, construct, get, list, set},
    share::{self, Sent},
};

/// The kind of file.
const PNG: &str = "image/png";

/// The image with this id as a PNG of this width and height, as a `data:` address. `None` if it isn't loaded, or
/// if the browser can't draw it.
#[must_use]
pub fn draw(id: &str, [width, height]: [i32; 2]) -> Option<String> {
    let image = document().get_element_by_id(id)?;
    get(&image, "complete").filter(|it| *it == JsValue::TRUE)?;
    let canvas = document().create_element("canvas").ok()?;
    canvas.set_attribute("width", &width.to_string()).ok()?;
    canvas.set_attribute("height", &height.to_string()).ok()?;
    let context = call(&canvas, "getContext", &["2d".into()])?;
    let arguments = [image.into(), 0.into(), 0.into(), width.into(), height.into()];
    call(&context, "drawImage", &arguments)?;
    call(&canvas, "toDataURL", &[PNG.into()])?.as_string()
}

/// Whether the device shares pictures.
#[must_use]
pub fn can_be_shared() -> bool {
    let answer =
        files(&[], "").and_then(|files| call(&window().navigator(), "canShare", &[files.into()]));
    answer.is_some_and(|answer| answer == JsValue::TRUE)
}

/// Hands the PNG at this address to the device's share sheet. Call this while a click or tap is being handled;
/// browsers allow it only then.
pub async fn share(address: &str, name: &str) -> Sent {
    let bytes = address.split_once(',').and_then(|(_, base64)| decoded(base64)).unwrap_or_default();
    let sharing = files(&bytes, name).and_then(|files| share::call(&["share"], &files));
    let Some(sharing) = sharing else { return Sent::NotTaken };
    match JsFuture::from(sharing).await {
        Ok(_) => Sent::Shared,
        Err(error) if share::is_called_off(&error) => Sent::CalledOff,
        Err(_) => Sent::NotTaken,
    }
}

/// Saves what is at this address as a file.
#[must_use]
pub fn save(address: &str, name: &str) -> Option<Sent> {
    let link = document().create_element("a").ok()?;
    link.set_attribute("href", address).ok()?;
    link.set_attribute("download", name).ok()?;
    call(&link, "click", &[])?;
    Some(Sent::Saved)
}

/// What `navigator.share` takes, with a PNG of these bytes.
fn files(bytes: &[u8], name: &str) -> Option<Object> {
    let kind = Object::new();
    set(&kind, "type", PNG);
    let contents = list(&[Uint8Array::from(bytes).into()]);
    let file = construct("File", &[contents.into(), name.into(), kind.into()])?;
    let message = Object::new();
    set(&message, "files", list(&[file]));
    Some(message)
}

/// The bytes of a text in Base64; `None` if it is none.
fn decoded(base64: &str) -> Option<Vec<u8>> {
    // Each character stands for a byte.
    let bytes = call(&window(), "atob", &[base64.into()])?.as_string()?;
    bytes.chars().map(|byte| u8::try_from(byte).ok()).collect()
}
