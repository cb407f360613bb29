//! The clock, on the page and in the worker.

use std::time::Duration;

use web_sys::{DedicatedWorkerGlobalScope, js_sys, wasm_bindgen::JsCast};

/// Returns the time since the program started, in milliseconds, on the clock of events; zero if the browser has no clock.
#[must_use]
pub fn milliseconds() -> f64 {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    scope.performance().map_or(0.0, |performance| performance.now())
}

/// Returns the time since the program started; zero if the browser has no clock.
#[must_use]
pub fn now() -> Duration {
    #[allow(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "the clock starts at zero, and `as` clamps what does not fit"
    )]
    Duration::from_micros((milliseconds() * 1000.0) as u64)
}

/// Returns the current time of this device, in milliseconds since 1970.
#[must_use]
pub fn since_1970() -> u64 {
    #[allow(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "whole milliseconds, and `as` clamps what does not fit"
    )]
    {
        js_sys::Date::now() as u64
    }
}
