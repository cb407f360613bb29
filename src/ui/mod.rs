//! The screen: Leptos components, one file each, and the `Table` at which they all
//! sit.
//!
//! Components show signals of the table and tell it what a person wants; only the table changes
//! anything. Their listeners are capturing ones, because Leptos links its event delegation with the
//! others, five kilobytes that nothing here uses.

mod app;
mod arrange;
mod board;
mod choice;
mod event;
mod games;
mod minimax;
mod moves;
mod new_game;
mod notices;
mod press;
mod qr;
mod review;
mod rules;
mod score;
mod settings;
mod share;
mod sheet;
mod shown;
mod status;
mod steps;
mod strength;
mod table;
mod thought;
mod zoom;

use crate::words as text;

pub use app::App;
pub(crate) use settings::{Commit, Display, Pause, Theme, Time};
pub(crate) use table::{Arranging, Overview};
pub use table::{Due, Missing, Reach, Reaching, at_once};
