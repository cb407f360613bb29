//! The keyboard.

use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::KeyboardEvent;

/// Calls `handle` for each key that is pressed anywhere in the document, before all other handlers. There is no way to
/// stop it, because the page never does.
pub fn on_key(handle: impl Fn(&KeyboardEvent) + 'static) {
    let Some(window) = web_sys::window() else { return };
    let listener = Closure::<dyn Fn(KeyboardEvent)>::new(move |event| handle(&event));
    let function = listener.as_ref().unchecked_ref();
    // This fails only for options that it does not know.
    let _ = window.add_event_listener_with_callback_and_bool("keydown", function, true);
    listener.forget();
}
