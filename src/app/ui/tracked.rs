//! Values that views read like signals.

use leptos::prelude::*;
use std::cell::Cell;

thread_local! {
    static CHANGED: ArcTrigger = ArcTrigger::new();
}

/// A value that lives as long as the page. The views that read it run again when it is set.
///
/// All such values share one trigger, so they must change rarely. Each type of an ordinary signal adds 1.4 KB to the first
/// chunk before compression, so values that the first chunk reads, and that only later parts set, are of this type.
pub(crate) struct Tracked<T>(Cell<T>);

impl<T: Copy> Tracked<T> {
    /// Creates a value.
    pub const fn new(value: T) -> Self {
        Self(Cell::new(value))
    }

    /// Returns the value. The view or effect that calls this runs again when it is set.
    pub fn get(&self) -> T {
        CHANGED.with(ArcTrigger::track);
        self.0.get()
    }

    /// Returns the value, without running again.
    pub fn get_untracked(&self) -> T {
        self.0.get()
    }

    /// Sets the value, and runs the views that read it.
    pub fn set(&self, value: T) {
        self.0.set(value);
        CHANGED.with(ArcTrigger::notify);
    }
}
