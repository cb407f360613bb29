//! The analysis that runs in a web worker: searches, hints, lines, reviews and proofs.
//!
//! An [`Analysis`] takes [`Order`](crate::protocol::Order)s and returns [`Report`](crate::protocol::Report)s.
//! The tables that it keeps between requests only make it faster. Level 6, hints and lines evaluate with a network where
//! there is one, once its file is loaded and its tables are computed; nothing waits for that.
//!
//! The entry points `src/bin/worker.rs` and `src/bin/plain-worker.rs` run it in the browser; tests run it natively. The
//! latter is smaller, knows only [plain](crate::engine::Rules::are_plain) rules, and has no network.

mod analysis;
mod answer;
mod job;
mod lines;
mod network;
#[cfg(target_arch = "wasm32")]
mod serve;

pub use analysis::{Analysis, Now};
#[cfg(target_arch = "wasm32")]
pub use serve::serve;
