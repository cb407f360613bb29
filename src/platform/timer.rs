//! Time.

use gloo_timers::callback::Timeout;

/// Something that is to happen later. Dropping it calls it off.
#[derive(Debug)]
pub struct Timer {
    _timeout: Timeout,
}

/// Calls `then` once, after this many milliseconds at the earliest, and never before the caller has
/// returned.
#[must_use]
pub fn after(milliseconds: u32, then: impl FnOnce() + 'static) -> Timer {
    Timer { _timeout: Timeout::new(milliseconds, then) }
}
