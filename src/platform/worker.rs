//! The web worker, as seen from the page and from the worker itself. They send each other bytes.

#[cfg(feature = "page")]
mod handle;
mod own;

use web_sys::{MessageEvent, js_sys::Uint8Array, wasm_bindgen::JsCast};

#[cfg(feature = "page")]
pub use handle::{Worker, WorkerFault};
pub use own::{BetweenMessages, load, on_message, post};

/// Returns the bytes of a message; `None` if it contains something else.
fn bytes(message: &MessageEvent) -> Option<Vec<u8>> {
    Some(message.data().dyn_ref::<Uint8Array>()?.to_vec())
}
