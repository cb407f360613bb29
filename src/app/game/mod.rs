//! What all features share: the mode of the page, the game that is shown, storing, other tabs, and the worker.

pub mod dialog;
pub mod mode;
pub mod requests;
pub mod state;
pub mod tap;

#[cfg(page)]
pub(crate) mod action;
#[cfg(page)]
pub(crate) mod controller;
#[cfg(page)]
pub(crate) mod notices;
#[cfg(page)]
pub(crate) mod signals;

#[cfg(page)]
pub(crate) use controller::Controller;
