//! Timers.

use gloo_timers::callback::Timeout;

/// A call that will happen later. Dropping the timer cancels it.
#[derive(Debug)]
pub struct Timer {
    _timeout: Timeout,
}

/// Calls `then` once, after at least this many milliseconds, and never before the caller has returned.
#[must_use]
pub fn after(milliseconds: u32, then: impl FnOnce() + 'static) -> Timer {
    Timer { _timeout: Timeout::new(milliseconds, then) }
}
