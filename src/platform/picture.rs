//! PNGs of pictures on the page: drawing, sharing and saving them. The browser's functions for this are looked up by
//! name, because bindings would make the first load larger.

use js_sys::{Object, Uint8Array};
use leptos::prelude::{document, window};
use wasm_bindgen_futures::JsFuture;
use web_sys::wasm_bindgen::JsValue;

use super::{
    by_name::{call, construct, get, list, set, settled},
    share::{self, ShareResult},
};

/// The media type.
const PNG: &str = "image/png";

/// A loaded image.
#[derive(Clone, Debug)]
pub struct Image(JsValue);

impl Image {
    /// Returns the image on the page with this id; `None` if it isn't loaded yet.
    #[must_use]
    pub fn on_page(id: &str) -> Option<Self> {
        let image = JsValue::from(document().get_element_by_id(id)?);
        get(&image, "complete").filter(|it| *it == JsValue::TRUE)?;
        Some(Self(image))
    }

    /// Loads the image at this address. Returns `None` if that fails.
    pub async fn load(address: &str) -> Option<Self> {
        let image = construct("Image", &[])?;
        set(&image, "src", address);
        settled(call(&image, "decode", &[])).await?;
        Some(Self(image))
    }

    /// Draws the image scaled to `size`, which is its width and height in pixels, and crops it to this left, top, width
    /// and height. Returns the `data:` address of a PNG; `None` if the browser can't draw it.
    #[must_use]
    pub fn draw(&self, size: [i32; 2], window: [i32; 4]) -> Option<String> {
        let (canvas, _) = self.canvas(size, window)?;
        call(&canvas, "toDataURL", &[PNG.into()])?.as_string()
    }

    /// Draws the image like [`Self::draw`]. Returns its pixels row by row, each in four bytes: red, green, blue, opacity.
    #[must_use]
    pub fn pixels(&self, size: [i32; 2], window: [i32; 4]) -> Option<Vec<u8>> {
        let (_, context) = self.canvas(size, window)?;
        let [_, _, width, height] = window;
        let arguments = [0, 0, width, height].map(JsValue::from);
        let data = get(&call(&context, "getImageData", &arguments)?, "data")?;
        Some(Uint8Array::new(&get(&data, "buffer")?).to_vec())
    }

    /// Returns a canvas with the image, and its context.
    fn canvas(
        &self,
        size: [i32; 2],
        [left, top, width, height]: [i32; 4],
    ) -> Option<(JsValue, JsValue)> {
        let canvas = document().create_element("canvas").ok()?;
        canvas.set_attribute("width", &width.to_string()).ok()?;
        canvas.set_attribute("height", &height.to_string()).ok()?;
        let context = call(&canvas, "getContext", &["2d".into()])?;
        let [whole_width, whole_height] = size.map(JsValue::from);
        let arguments = [self.0.clone(), (-left).into(), (-top).into(), whole_width, whole_height];
        call(&context, "drawImage", &arguments)?;
        Some((canvas.into(), context))
    }
}

/// Returns whether the device can share pictures.
#[must_use]
pub fn can_be_shared() -> bool {
    let answer =
        files(&[], "").and_then(|files| call(&window().navigator(), "canShare", &[files.into()]));
    answer.is_some_and(|answer| answer == JsValue::TRUE)
}

/// Hands the PNG at this address to the device's share sheet. Call this while a click or tap is being handled;
/// browsers allow it only then.
pub async fn share(address: &str, name: &str) -> ShareResult {
    let bytes = bytes_at(address).unwrap_or_default();
    let sharing = files(&bytes, name).and_then(|files| share::call(&["share"], &files));
    let Some(sharing) = sharing else { return ShareResult::NotTaken };
    match JsFuture::from(sharing).await {
        Ok(_) => ShareResult::Shared,
        Err(error) => share::why_not_shared(&error).unwrap_or(ShareResult::NotTaken),
    }
}

/// Returns the argument for `navigator.share`, with a PNG of these bytes.
fn files(bytes: &[u8], name: &str) -> Option<Object> {
    let kind = Object::new();
    set(&kind, "type", PNG);
    let contents = list(&[Uint8Array::from(bytes).into()]);
    let file = construct("File", &[contents.into(), name.into(), kind.into()])?;
    let message = Object::new();
    set(&message, "files", list(&[file]));
    Some(message)
}

/// Returns the bytes in a `data:` address in Base64; `None` if it is not one.
#[must_use]
pub fn bytes_at(address: &str) -> Option<Vec<u8>> {
    let (_, base64) = address.split_once(',')?;
    // Each character stands for a byte.
    let bytes = window().atob(base64).ok()?;
    bytes.chars().map(|byte| u8::try_from(byte).ok()).collect()
}

/// Returns the `data:` address of a PNG of these bytes.
#[must_use]
pub fn address_of(bytes: &[u8]) -> Option<String> {
    let characters: String = bytes.iter().map(|&byte| char::from(byte)).collect();
    let base64 = window().btoa(&characters).ok()?;
    Some(format!("data:{PNG};base64,{base64}"))
}
