//! Everything that the features share: the mode of the page, the current game, storing, and the worker.

pub mod address;
pub mod aids;
pub mod controls;
pub mod dialog;
pub mod long_work;
pub mod mode;
pub mod notices;
pub mod requests;
pub mod state;
pub mod tap;
pub mod worker_program;

#[cfg(page)]
pub(crate) mod actions;
#[cfg(page)]
pub(crate) mod answers;
#[cfg(page)]
pub(crate) mod assist;
#[cfg(page)]
pub(crate) mod boards;
#[cfg(page)]
pub(crate) mod bot;
#[cfg(page)]
pub(crate) mod dialogs;
#[cfg(page)]
pub(crate) mod extra;
#[cfg(page)]
pub(crate) mod language;
#[cfg(page)]
pub(crate) mod late;
#[cfg(page)]
pub(crate) mod link;
#[cfg(page)]
pub(crate) mod load_error;
#[cfg(page)]
pub(crate) mod new_game;
#[cfg(page)]
pub(crate) mod page;
#[cfg(page)]
pub(crate) mod records;
#[cfg(page)]
pub(crate) mod render;
#[cfg(page)]
pub(crate) mod score;
#[cfg(page)]
pub(crate) mod seldom;
#[cfg(page)]
pub(crate) mod settings;
#[cfg(page)]
pub(crate) mod signals;
#[cfg(page)]
pub(crate) mod soon;
#[cfg(page)]
pub(crate) mod start;
#[cfg(page)]
pub(crate) mod steps;
#[cfg(page)]
pub(crate) mod storing;
#[cfg(page)]
pub(crate) mod study;
#[cfg(page)]
pub(crate) mod tunes;
#[cfg(page)]
pub(crate) mod unsaved;
#[cfg(page)]
pub(crate) mod worker;
#[cfg(page)]
pub(crate) mod worker_client;

#[cfg(page)]
pub(crate) use page::Page;
