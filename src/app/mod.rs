//! The page: what it shows (`state`), Leptos components (`views`), and what they set going (`actions`).

mod actions;
mod state;
mod views;

pub use actions::{LoadError, Loader, Loading, Pending, at_once};
pub use views::App;
