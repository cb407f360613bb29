//! The page: Leptos components (`views`), and what they set going (`actions`).

mod actions;
mod views;

pub(crate) use actions::{Arranging, Overview};
pub use actions::{Due, Missing, Reach, Reaching, at_once};
pub use views::App;
pub(crate) use views::settings::{Commit, Display, Pause, Theme, Time};
