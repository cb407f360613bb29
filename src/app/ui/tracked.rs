//! Values that views read like signals.

use leptos::prelude::*;
use std::cell::Cell;

/// A value that lives as long as the page. The views that read it run again when it is set.
///
/// This is a signal of which only the trigger is shared code. Each type of an ordinary signal adds 1.4 KB to the first
/// chunk before compression, so values that the first chunk reads, and that only later parts set, are of this type.
pub(crate) struct Tracked<T> {
    value: Cell<T>,
    changed: ArcTrigger,
}

impl<T: Copy> Tracked<T> {
    /// Creates a value.
    pub fn new(value: T) -> Self {
        Self { value: Cell::new(value), changed: ArcTrigger::new() }
    }

    /// Returns the value. The view or effect that calls this runs again when it is set.
    pub fn get(&self) -> T {
        self.changed.track();
        self.value.get()
    }

    /// Returns the value, without running again.
    pub fn get_untracked(&self) -> T {
        self.value.get()
    }

    /// Sets the value, and runs the views that read it.
    pub fn set(&self, value: T) {
        self.value.set(value);
        self.changed.notify();
    }
}
