//! The web worker, from both sides. The page and the worker send each other bytes.

#[cfg(feature = "page")]
mod handle;
mod own;

use web_sys::{MessageEvent, js_sys::Uint8Array, wasm_bindgen::JsCast};

#[cfg(feature = "page")]
pub use handle::{Worker, WorkerFault};
pub use own::{BetweenMessages, on_message, post};

/// The bytes of a message; `None` if it has something else in it.
fn bytes(message: &MessageEvent) -> Option<Vec<u8>> {
    Some(message.data().dyn_ref::<Uint8Array>()?.to_vec())
}
