//! Clocks for [`Analysis::go_on`](in_a_row::worker::Analysis::go_on). They advance only when they are read, so that a
//! search with a time limit is the same each time.

use std::{cell::Cell, time::Duration};

thread_local! {
    static MILLISECONDS: Cell<u64> = const { Cell::new(0) };
}

/// A clock that advances by a millisecond whenever it is read.
pub fn now() -> Duration {
    after(1)
}

/// The clock of a slow device, which does little between two readings.
pub fn slow() -> Duration {
    after(30)
}

/// Advances the clock by so many milliseconds, and reads it.
fn after(milliseconds: u64) -> Duration {
    MILLISECONDS.set(MILLISECONDS.get() + milliseconds);
    Duration::from_millis(MILLISECONDS.get())
}
