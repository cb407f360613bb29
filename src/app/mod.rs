//! The page: Leptos components (`views`), and what they set going (`actions`).

mod actions;
mod views;

pub use actions::{Due, Missing, Reach, Reaching, at_once};
pub use views::App;
