//! The analysis that runs in a web worker: searches, hints, reviews and proofs.
//!
//! An [`Analysis`] takes [`Order`](crate::protocol::Order)s and returns [`Report`](crate::protocol::Report)s.
//! The tables that it keeps between requests only make it faster. The entry point `src/bin/worker.rs` runs it in
//! the browser; tests run it natively.

mod analysis;
mod answer;
#[cfg(target_arch = "wasm32")]
mod serve;
mod task;

pub use analysis::{Analysis, Now};
#[cfg(target_arch = "wasm32")]
pub use serve::serve;
