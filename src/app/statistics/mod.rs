//! *Statistics*: the results of each pairing.

pub mod model;

#[cfg(page)]
pub(crate) mod actions;
#[cfg(page)]
pub(crate) mod view;

#[cfg(page)]
pub(crate) use actions::{
    clear_statistics, count_ended, count_restored, list_statistics, restore_statistics,
};
