//! The page.

mod arrange;
mod board;
mod changes;
mod data;
mod device;
mod game;
mod games;
mod lazy;
mod links;
mod minimax;
mod new_game;
mod notices;
mod opponent;
mod page;
mod play;
mod review;
mod rules;
mod settings;
mod share;
mod statistics;
mod strength;
mod threats;
mod ui;

pub use game::{
    language::speak_first,
    lazy::{Loader, Loading, Pending},
    load_error::LoadError,
};
pub use lazy::catch_up;
pub use page::App;
