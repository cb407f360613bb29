//! Looks up properties, methods and classes of the browser by name: those that not every browser has, and some that only
//! the late code uses. Bindings are part of the first load, whichever part of the program uses them: eleven of them made it
//! 214 bytes larger.

use js_sys::{Array, Function, Promise, Reflect};
use leptos::prelude::window;
use wasm_bindgen_futures::JsFuture;
use web_sys::wasm_bindgen::{JsCast, JsValue};

/// Returns the property with this name; `None` if there is none.
#[must_use]
pub fn get(owner: &JsValue, name: &str) -> Option<JsValue> {
    let value = Reflect::get(owner, &name.into()).ok()?;
    (!value.is_undefined() && !value.is_null()).then_some(value)
}

/// Sets the property with this name. Does nothing if it can't be set.
pub fn set(owner: &JsValue, name: &str, value: impl Into<JsValue>) {
    let _ = Reflect::set(owner, &name.into(), &value.into());
}

/// Calls the method with this name. Returns `None` if there is none, or if it throws.
pub fn call(owner: &JsValue, name: &str, arguments: &[JsValue]) -> Option<JsValue> {
    let method: Function = get(owner, name)?.dyn_into().ok()?;
    Reflect::apply(&method, owner, &list(arguments)).ok()
}

/// Waits for a promise. Returns `None` if the value is not a promise, or if the promise is rejected.
pub async fn settled(promise: Option<JsValue>) -> Option<JsValue> {
    JsFuture::from(promise?.dyn_into::<Promise>().ok()?).await.ok()
}

/// Constructs an object of the class with this name. Returns `None` if there is no such class, or if `new` throws.
pub fn construct(class: &str, arguments: &[JsValue]) -> Option<JsValue> {
    construct_in(&window(), class, arguments)
}

/// Constructs an object of the class with this name in `owner`.
pub fn construct_in(owner: &JsValue, class: &str, arguments: &[JsValue]) -> Option<JsValue> {
    let class = get(owner, class)?;
    call(&get(&window(), "Reflect")?, "construct", &[class, list(arguments).into()])
}

/// Creates a JavaScript array.
pub fn list(values: &[JsValue]) -> Array {
    values.iter().collect()
}
