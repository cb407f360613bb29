//! The clock, on the page and in a worker.

use std::time::Duration;

use web_sys::{DedicatedWorkerGlobalScope, js_sys, wasm_bindgen::JsCast};

/// The time since the program was started; zero where the browser does not tell it.
#[must_use]
pub fn now() -> Duration {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let milliseconds = scope.performance().map_or(0.0, |performance| performance.now());
    #[allow(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a clock that started at zero, and what does not fit becomes the nearest that does"
    )]
    Duration::from_micros((milliseconds * 1000.0) as u64)
}
