//! The page as the worker sees it.

use std::{cell::Cell, rc::Rc};

use wasm_bindgen_futures::JsFuture;

use super::bytes;
use crate::platform::source::Source;
use web_sys::{
    DedicatedWorkerGlobalScope, MessageChannel, MessageEvent, MessagePort, RequestCache,
    RequestInit, Response,
    js_sys::{self, Uint8Array},
    wasm_bindgen::{JsCast, JsValue, closure::Closure},
};

/// Calls `receive` with every message from the page, or with `None` if a message doesn't consist of bytes.
pub fn on_message(mut receive: impl FnMut(Option<Vec<u8>>) + 'static) {
    let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |message: MessageEvent| {
        receive(bytes(&message));
    });
    scope().set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();
}

/// Sends the page a message.
pub fn post(message: &[u8]) {
    // Bytes can always be sent.
    let _ = scope().post_message(&Uint8Array::from(message));
}

/// Loads a file beside the worker's script. Returns `None` if that fails.
pub async fn load(name: &str, source: Source) -> Option<Vec<u8>> {
    let options = RequestInit::new();
    options.set_cache(match source {
        Source::Cache => RequestCache::Default,
        Source::Server => RequestCache::Reload,
    });
    let response = JsFuture::from(scope().fetch_with_str_and_init(name, &options)).await.ok()?;
    let response: Response = response.dyn_into().ok().filter(Response::ok)?;
    let content = JsFuture::from(response.array_buffer().ok()?).await.ok()?;
    Some(Uint8Array::new(&content).to_vec())
}

fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}

/// Work that is done in short steps, so that the worker can receive messages in between.
///
/// A worker receives messages only between two tasks of its event loop, so each step is a task of its own. The worker
/// starts it by sending itself a message, which arrives at once, unlike a timer.
#[derive(Clone, Debug)]
pub struct BetweenMessages {
    next: MessagePort,
    /// Whether the next step has already been requested.
    is_due: Rc<Cell<bool>>,
}

impl BetweenMessages {
    /// Creates work whose function `work` does one step, and returns whether there is more to do.
    ///
    /// Returns `None` if the browser has no message channels.
    pub fn new(mut work: impl FnMut() -> bool + 'static) -> Option<Self> {
        let channel = MessageChannel::new().ok()?;
        let steps = Self { next: channel.port1(), is_due: Rc::default() };
        let on_due = {
            let steps = steps.clone();
            Closure::<dyn FnMut()>::new(move || {
                steps.is_due.set(false);
                if work() {
                    steps.go_on();
                }
            })
        };
        channel.port2().set_onmessage(Some(on_due.as_ref().unchecked_ref()));
        on_due.forget();
        Some(steps)
    }

    /// Starts the next step soon, unless it has already been requested.
    pub fn go_on(&self) {
        if !self.is_due.replace(true) {
            let _ = self.next.post_message(&JsValue::NULL);
        }
    }
}
