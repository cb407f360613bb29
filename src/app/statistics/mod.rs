//! *Statistics*: the results of each pairing.

pub mod model;

#[cfg(page)]
pub(crate) mod actions;
#[cfg(page)]
pub(crate) mod view;

#[cfg(page)]
pub(crate) use actions::{
    count_ended, count_restored, finished_games, load_statistics, restore_statistics,
};

#[cfg(page)]
use crate::{app::game::dialog::Dialog, words::Text};

/// The dialog *Statistics*.
#[cfg(page)]
pub(crate) const DIALOG: Dialog = Dialog { id: "statistics", title: Text::Statistics };
