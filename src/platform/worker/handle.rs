//! The worker as the page sees it.

use super::bytes;
use crate::platform::{by_name::construct, files, trusted_script::trusted_script};
use web_sys::{
    Event, MessageEvent, WorkerOptions, WorkerType,
    js_sys::{Function, Uint8Array},
    wasm_bindgen::{JsCast, closure::Closure},
};

/// Why a worker can no longer be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WorkerFault {
    /// It crashed, or could not be loaded.
    Broken,
    /// It sent something other than bytes.
    Unreadable,
}

/// A running worker. Dropping it ends the worker, and no more messages arrive.
#[derive(Debug)]
pub struct Worker {
    worker: web_sys::Worker,
    _on_event: Closure<dyn Fn(Event)>,
}

impl Worker {
    /// Starts the program that the page names in `<meta name="…">` with the name `part`, and calls `receive` with its
    /// messages.
    ///
    /// Returns `None` if the page doesn't name one, or if the browser has no workers.
    pub fn start(
        part: &str,
        receive: impl Fn(Result<Vec<u8>, WorkerFault>) + 'static,
    ) -> Option<Self> {
        let script = files::address_of_part(part)?;
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = construct("Worker", &[trusted_script(&script), options.into()])?;
        let worker: web_sys::Worker = worker.unchecked_into();
        let on_event = Closure::<dyn Fn(Event)>::new(move |event: Event| {
            let message = event.dyn_ref::<MessageEvent>();
            if message.is_none() {
                // The page informs the player, so the browser need not report the error.
                event.prevent_default();
            }
            receive(message.map_or(Err(WorkerFault::Broken), |message| {
                bytes(message).ok_or(WorkerFault::Unreadable)
            }));
        });
        let function: Option<&Function> = Some(on_event.as_ref().unchecked_ref());
        worker.set_onmessage(function);
        worker.set_onmessageerror(function);
        worker.set_onerror(function);
        Some(Self { worker, _on_event: on_event })
    }

    /// Reloads the script of this program from the server for the next worker, whatever the browser has cached.
    pub async fn renew_script(part: &str) {
        if let Some(script) = files::address_of_part(part) {
            files::renew(&script).await;
        }
    }

    /// Sends the worker a message.
    pub fn tell(&self, message: &[u8]) {
        // Bytes can always be sent.
        let _ = self.worker.post_message(&Uint8Array::from(message));
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        // Messages that are still on their way must not call a closure that was dropped.
        self.worker.set_onmessage(None);
        self.worker.set_onmessageerror(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}
