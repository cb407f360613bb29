//! Tells views when another language is spoken, or more words of it are loaded. The words themselves are in
//! [`words`](crate::words).

use leptos::prelude::*;

thread_local! {
    static CHANGED: ArcTrigger = ArcTrigger::new();
}

/// Has the view or effect that calls this run again when the words change.
pub(crate) fn track() {
    CHANGED.with(ArcTrigger::track);
}

/// The words have changed.
pub(crate) fn notify() {
    CHANGED.with(ArcTrigger::notify);
}
