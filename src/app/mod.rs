//! The page: what it shows (`state`), Leptos components (`views`), and what they set going (`actions`).

mod actions;
mod state;
mod views;

pub use actions::{LoadError, Loader, Loading, Pending, speak_first};
pub use views::{App, catch_up};
