//! Sending a message: the device's share sheet, and the clipboard.

use std::slice;

use js_sys::{Object, Promise, Reflect};
use leptos::prelude::window;
use wasm_bindgen_futures::JsFuture;
use web_sys::wasm_bindgen::{JsCast, JsValue};

use super::by_name;

/// The result of sending a message or a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShareResult {
    /// It went to the device's share sheet.
    Shared,
    /// It is on the clipboard.
    Copied,
    /// The person closed the share sheet.
    CalledOff,
    /// Another share sheet is open.
    Busy,
    /// The browser allows neither sharing nor copying.
    Refused,
    /// The picture was downloaded.
    Saved,
    /// The share sheet did not accept the picture.
    NotTaken,
    /// The browser can't draw the picture.
    NotDrawn,
}

/// Hands a message to the device's share sheet. Returns `None` if the browser can't do that. Call this while a click or
/// tap is being handled; browsers allow it only then.
pub async fn share(text: &str, url: &str) -> Option<ShareResult> {
    let message = Object::new();
    Reflect::set(&message, &"text".into(), &text.into()).ok()?;
    Reflect::set(&message, &"url".into(), &url.into()).ok()?;
    match JsFuture::from(call(&["share"], &message)?).await {
        Ok(_) => Some(ShareResult::Shared),
        Err(error) => why_not_shared(&error),
    }
}

/// Copies a text to the clipboard. In some browsers, the future never completes.
pub async fn copy(text: &str) -> ShareResult {
    let Some(writing) = call(&["clipboard", "writeText"], &text.into()) else {
        return ShareResult::Refused;
    };
    JsFuture::from(writing).await.map_or(ShareResult::Refused, |_| ShareResult::Copied)
}

/// Calls the method at this path in `navigator`. Returns `None` if the browser doesn't have it.
pub(super) fn call(path: &[&str], argument: &JsValue) -> Option<Promise> {
    let (name, owners) = path.split_last()?;
    let mut owner = JsValue::from(window().navigator());
    for name in owners {
        owner = by_name::get(&owner, name)?;
    }
    by_name::call(&owner, name, slice::from_ref(argument))?.dyn_into().ok()
}

/// Returns why nothing was shared; `None` if the browser refused.
pub(super) fn why_not_shared(error: &JsValue) -> Option<ShareResult> {
    match Reflect::get(error, &"name".into()).ok()?.as_string()?.as_str() {
        "AbortError" => Some(ShareResult::CalledOff),
        // A share sheet is already open.
        "InvalidStateError" => Some(ShareResult::Busy),
        _ => None,
    }
}
