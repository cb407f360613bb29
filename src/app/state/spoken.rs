//! Which language is spoken. The words themselves are in [`words`](crate::words); this tells views when they change.

use leptos::prelude::*;

thread_local! {
    static CHANGED: ArcTrigger = ArcTrigger::new();
}

/// Has the view or effect that calls this run again once another language is spoken.
pub(crate) fn track() {
    CHANGED.with(ArcTrigger::track);
}

/// Another language is spoken.
pub(crate) fn notify() {
    CHANGED.with(ArcTrigger::notify);
}
