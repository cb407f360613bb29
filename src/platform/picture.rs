//! A picture on the page as a PNG: drawing, sharing and saving it. What is seldom used is called by its name, because
//! each function of the browser that is bound makes the first load larger.

use js_sys::{Array, Function, Object, Reflect, Uint8Array};
use leptos::prelude::{document, window};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    HtmlElement,
    wasm_bindgen::{JsCast, JsValue},
};

use super::share::{self, Sent};

/// The kind of file.
const PNG: &str = "image/png";

/// The image with this id as a PNG of this width and height, as a `data:` address. `None` if it isn't loaded, or
/// if the browser can't draw it.
#[must_use]
pub fn draw(id: &str, [width, height]: [i32; 2]) -> Option<String> {
    let image = document().get_element_by_id(id)?;
    Reflect::get(&image, &"complete".into()).ok().filter(|it| *it == JsValue::TRUE)?;
    let canvas = document().create_element("canvas").ok()?;
    canvas.set_attribute("width", &width.to_string()).ok()?;
    canvas.set_attribute("height", &height.to_string()).ok()?;
    let context = method(&canvas, "getContext")?.call1(&canvas, &"2d".into()).ok()?;
    let arguments = list([image.into(), 0.into(), 0.into(), width.into(), height.into()]);
    Reflect::apply(&method(&context, "drawImage")?, &context, &arguments).ok()?;
    method(&canvas, "toDataURL")?.call1(&canvas, &PNG.into()).ok()?.as_string()
}

/// Whether the device shares pictures.
#[must_use]
pub fn can_be_shared() -> bool {
    let navigator = window().navigator();
    let asked = || {
        let files = files(&[], "")?;
        method(&navigator, "canShare")?.call1(&navigator, &files).ok()
    };
    asked().is_some_and(|answer| answer == JsValue::TRUE)
}

/// Hands the PNG at this address to the device's share sheet. Call this while a click or tap is being handled;
/// browsers allow it only then.
pub async fn share(address: &str, name: &str) -> Sent {
    let bytes = address.split_once(',').map(|(_, base64)| decoded(base64)).unwrap_or_default();
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
    let link: HtmlElement = document().create_element("a").ok()?.dyn_into().ok()?;
    link.set_attribute("href", address).ok()?;
    link.set_attribute("download", name).ok()?;
    method(&link, "click")?.call1(&link, &JsValue::UNDEFINED).ok()?;
    Some(Sent::Saved)
}

/// What `navigator.share` takes, with a PNG of these bytes.
fn files(bytes: &[u8], name: &str) -> Option<Object> {
    let kind = Object::new();
    Reflect::set(&kind, &"type".into(), &PNG.into()).ok()?;
    let contents = list([Uint8Array::from(bytes).into()]);
    let file = construct("File", &list([contents.into(), name.into(), kind.into()]))?;
    let message = Object::new();
    Reflect::set(&message, &"files".into(), &list([file])).ok()?;
    Some(message)
}

/// What `new` makes of this class.
fn construct(class: &str, arguments: &Array) -> Option<JsValue> {
    let class = Reflect::get(&window(), &class.into()).ok()?;
    let reflect = Reflect::get(&window(), &"Reflect".into()).ok()?;
    let construct = method(&reflect, "construct")?;
    Reflect::apply(&construct, &reflect, &list([class, arguments.into()])).ok()
}

fn method(owner: &JsValue, name: &str) -> Option<Function> {
    Reflect::get(owner, &name.into()).ok()?.dyn_into().ok()
}

fn list<const N: usize>(items: [JsValue; N]) -> Array {
    // A new one would be a function more that is bound.
    let list = Array::from(&JsValue::from_str(""));
    for item in items {
        list.push(&item);
    }
    list
}

/// The bytes of a text in Base64.
fn decoded(base64: &str) -> Vec<u8> {
    let mut bytes = Vec::new();
    let (mut bits, mut count) = (0_u32, 0);
    for digit in base64.bytes() {
        let value = match digit {
            b'A'..=b'Z' => digit - b'A',
            b'a'..=b'z' => digit - b'a' + 26,
            b'0'..=b'9' => digit - b'0' + 52,
            b'+' => 62,
            b'/' => 63,
            // Padding.
            _ => break,
        };
        bits = bits << 6 | u32::from(value);
        count += 6;
        if count >= 8 {
            count -= 8;
            bytes.push((bits >> count).to_le_bytes()[0]);
        }
    }
    bytes
}
