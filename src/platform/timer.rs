//! Timers.

use futures::channel::oneshot;
use gloo_timers::callback::Timeout;
use leptos::prelude::{request_animation_frame, set_timeout};
use std::time::Duration;

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

/// Calls `then` once the next frame is painted. A hidden page paints no frames until it is visible again.
pub fn after_paint(then: impl FnOnce() + 'static) {
    // The callback of a frame is called before the frame is painted, but in the same task.
    request_animation_frame(move || set_timeout(then, Duration::ZERO));
}

/// Lets the browser handle events and paint the page before the caller goes on.
pub async fn pause() {
    let (go_on, goes_on) = oneshot::channel();
    let _timer = after(0, move || {
        // Nobody waits any more if this fails.
        let _ = go_on.send(());
    });
    let _ = goes_on.await;
}
