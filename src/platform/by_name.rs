//! Properties, methods and classes of the browser, looked up by their names: those that not every browser has, and those
//! that only the lazy chunk uses. Bindings are in the first load, whichever chunk uses them. With bindings for eleven
//! functions that every browser has, such as `JSON.parse`, the first load was 214 bytes larger and the lazy chunk 205
//! bytes smaller; there are about sixty.

use js_sys::{Array, Function, Promise, Reflect};
use leptos::prelude::window;
use wasm_bindgen_futures::JsFuture;
use web_sys::wasm_bindgen::{JsCast, JsValue};

/// The property of this name; `None` if there is none.
#[must_use]
pub fn get(owner: &JsValue, name: &str) -> Option<JsValue> {
    let value = Reflect::get(owner, &name.into()).ok()?;
    (!value.is_undefined() && !value.is_null()).then_some(value)
}

/// Sets the property of this name. One that cannot be set stays as it is.
pub fn set(owner: &JsValue, name: &str, value: impl Into<JsValue>) {
    let _ = Reflect::set(owner, &name.into(), &value.into());
}

/// What the method of this name returns; `None` if there is none, or if it fails.
pub fn call(owner: &JsValue, name: &str, arguments: &[JsValue]) -> Option<JsValue> {
    let method: Function = get(owner, name)?.dyn_into().ok()?;
    Reflect::apply(&method, owner, &list(arguments)).ok()
}

/// What a promise comes to; `None` if it is none, or if it is broken.
pub async fn settled(promise: Option<JsValue>) -> Option<JsValue> {
    JsFuture::from(promise?.dyn_into::<Promise>().ok()?).await.ok()
}

/// What `new` makes of the class of this name; `None` if there is none, or if it fails.
pub fn construct(class: &str, arguments: &[JsValue]) -> Option<JsValue> {
    let class = get(&window(), class)?;
    call(&get(&window(), "Reflect")?, "construct", &[class, list(arguments).into()])
}

/// A list for JavaScript.
pub fn list(values: &[JsValue]) -> Array {
    values.iter().collect()
}
