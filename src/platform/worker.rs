//! A web worker: a program that runs beside the page. The page and the worker send each other texts.

#[cfg(feature = "page")]
mod handle;
mod own;

#[cfg(feature = "page")]
pub use handle::{Worker, WorkerFault};
pub use own::{BetweenMessages, on_message, post};
