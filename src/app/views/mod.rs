//! What is on the screen: Leptos components, one file each. They show the state and send actions.

pub(crate) mod app;
pub(crate) mod arrange;
pub(crate) mod board;
pub(crate) mod button;
pub(crate) mod choice;
pub(crate) mod dialog;
mod event;
pub(crate) mod games;
pub(crate) mod minimax;
pub(crate) mod moves;
pub(crate) mod new_game;
pub(crate) mod notices;
mod qr;
pub(crate) mod review;
pub(crate) mod rules;
mod score;
pub(crate) mod settings;
pub(crate) mod share;
mod shown;
pub(crate) mod status;
mod steps;
pub(crate) mod strength;
pub(crate) mod thought;

pub use app::App;
