//! Updates views when the language changes, or more of its words are loaded. The words themselves are in
//! [`words`](crate::words).

use leptos::prelude::*;

thread_local! {
    static CHANGED: ArcTrigger = ArcTrigger::new();
}

/// Makes the view or effect that calls this run again when the words change.
pub(crate) fn track() {
    CHANGED.with(ArcTrigger::track);
}

/// Runs all views and effects that track the words.
pub(crate) fn notify() {
    CHANGED.with(ArcTrigger::notify);
}
