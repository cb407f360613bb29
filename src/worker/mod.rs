//! The analysis that runs in a web worker, beside the page: moves that take a search, hints, reviews, proofs.
//! What an [`Analysis`] remembers only makes it faster. It says nothing in words; see
//! [`protocol`](crate::protocol).

mod analysis;
mod answer;
#[cfg(target_arch = "wasm32")]
mod serve;
mod task;

pub use analysis::{Analysis, Now};
#[cfg(target_arch = "wasm32")]
pub use serve::serve;
