//! Ways out of the page: what the device offers for sending, and the clipboard.

use js_sys::{Function, Object, Promise, Reflect};
use leptos::prelude::window;
use wasm_bindgen_futures::JsFuture;
use web_sys::wasm_bindgen::{JsCast, JsValue};

/// What became of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sent {
    /// The device took it over.
    Shared,
    /// It is in the clipboard.
    Copied,
    /// The person changed their mind.
    CalledOff,
    /// The browser allows neither.
    Refused,
}

/// Sends a message by what the device offers, or else puts it into the clipboard. To be called while a
/// press is being handled, because browsers allow it to nobody else.
pub async fn send(text: &str, url: &str) -> Sent {
    match share(text, url).await {
        Some(Ok(_)) => Sent::Shared,
        Some(Err(error)) if is_called_off(&error) => Sent::CalledOff,
        _ => copy(&format!("{text}\n{url}")).await,
    }
}

/// Puts a text into the clipboard.
pub async fn copy(text: &str) -> Sent {
    let Some(writing) = call(&["clipboard", "writeText"], &text.into()) else {
        return Sent::Refused;
    };
    JsFuture::from(writing).await.map_or(Sent::Refused, |_| Sent::Copied)
}

async fn share(text: &str, url: &str) -> Option<Result<JsValue, JsValue>> {
    let message = Object::new();
    Reflect::set(&message, &"text".into(), &text.into()).ok()?;
    Reflect::set(&message, &"url".into(), &url.into()).ok()?;
    Some(JsFuture::from(call(&["share"], &message)?).await)
}

/// Calls what stands at this path below `navigator`, where the browser has it.
fn call(path: &[&str], argument: &JsValue) -> Option<Promise> {
    let (name, owners) = path.split_last()?;
    let mut owner = JsValue::from(window().navigator());
    for name in owners {
        owner = Reflect::get(&owner, &JsValue::from_str(name)).ok()?;
    }
    let function = Reflect::get(&owner, &JsValue::from_str(name)).ok()?;
    function.dyn_into::<Function>().ok()?.call1(&owner, argument).ok()?.dyn_into().ok()
}

fn is_called_off(error: &JsValue) -> bool {
    Reflect::get(error, &"name".into()).is_ok_and(|name| name == "AbortError")
}
