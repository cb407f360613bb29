//! The page: a folder for each feature. Their models are plain Rust that compiles natively; everything else needs a
//! browser and the Cargo feature `page`.

pub mod analysis;
pub mod arrange;
pub mod board;
pub mod by_link;
pub mod game;
pub mod keyboard;
pub mod learn;
pub mod library;
pub mod links;
pub mod minimax;
pub mod names;
pub mod new_game;
pub mod open;
pub mod opponent;
pub mod play;
pub mod puzzles;
pub mod review;
pub mod rules;
pub mod statistics;
pub mod suggestions;
pub mod threats;
pub mod ui;

#[cfg(page)]
mod board_code;
#[cfg(page)]
mod changes;
#[cfg(page)]
mod data;
#[cfg(page)]
mod device;
#[cfg(page)]
mod dialogs;
#[cfg(page)]
mod games;
#[cfg(page)]
mod late_code;
#[cfg(page)]
mod late_views;
#[cfg(page)]
mod menu;
#[cfg(page)]
mod new_game_code;
#[cfg(page)]
mod notes;
#[cfg(page)]
mod notices;
#[cfg(page)]
mod page;
#[cfg(page)]
mod record_code;
#[cfg(page)]
mod seldom_code;
#[cfg(page)]
mod settings;
#[cfg(page)]
mod share;
#[cfg(page)]
mod soon_code;
#[cfg(page)]
mod strength;
#[cfg(page)]
mod study_code;
#[cfg(page)]
mod tabs;

#[cfg(page)]
pub use board_code::board_code;
#[cfg(page)]
pub use game::{
    language::speak_early_words,
    load_error::LoadError,
    page::code::{
        BoardCode, Chunks, LateCode, Loader, Loaders, Loading, NewGameCode, RecordCode, SeldomCode,
        SoonCode, StudyCode,
    },
};
#[cfg(page)]
pub use late_code::late_code;
#[cfg(page)]
pub use new_game_code::new_game_code;
#[cfg(page)]
pub use page::App;
#[cfg(page)]
pub use record_code::record_code;
#[cfg(page)]
pub use seldom_code::seldom_code;
#[cfg(page)]
pub use soon_code::soon_code;
#[cfg(page)]
pub use study_code::study_code;

/// The parts of a program that is not split.
#[cfg(page)]
pub const UNSPLIT: Loaders =
    Loaders { soon: || soon_code(UNSPLIT_CHUNKS), late: late_code, fetch_new_game: || () };

#[cfg(page)]
const UNSPLIT_CHUNKS: Chunks = Chunks {
    new_game: new_game_code,
    boards: board_code,
    study: study_code,
    seldom: seldom_code,
    records: record_code,
};
