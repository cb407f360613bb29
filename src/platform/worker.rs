//! A web worker: a program that runs beside the page. The page and the worker send each other bytes.

#[cfg(feature = "page")]
mod handle;
mod own;

use web_sys::{MessageEvent, js_sys::Uint8Array, wasm_bindgen::JsCast};

#[cfg(feature = "page")]
pub use handle::{Worker, WorkerFault};
pub use own::{BetweenMessages, on_message, post};

/// What a message is made of.
fn bytes(message: &MessageEvent) -> Option<Vec<u8>> {
    Some(message.data().dyn_ref::<Uint8Array>()?.to_vec())
}
