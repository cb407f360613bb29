//! The levels of the strong player, and what it says while it thinks.

use crate::{engine::search::Level, protocol::Progress};

pub const MOVE_NOW: &str = "Move now";
pub const LEVEL_SIX_THINKS: &str = "Level 6 thinks";

pub const fn level(level: Level) -> &'static str {
    match level {
        Level::One => "Level 1",
        Level::Two => "Level 2",
        Level::Three => "Level 3",
        Level::Four => "Level 4",
        Level::Five => "Level 5",
        Level::Six => "Level 6",
    }
}

/// What a level looks at, and how it does against the one before: as `examples/ladder` prints it.
pub const fn level_character(level: Level) -> &'static str {
    match level {
        Level::One => "looks at its move and your answer",
        Level::Two => "sees double threats; wins about three of four games against Level 1",
        Level::Three => "looks a few moves ahead; wins about three of four against Level 2",
        Level::Four => "sees wins by fours; wins about three of four against Level 3",
        Level::Five => "looks far ahead; wins about three of four against Level 4",
        Level::Six => {
            "takes its time; wins about three of four against Level 5 in 0.3 seconds a move"
        }
    }
}

/// How far a search has come.
pub fn progress(progress: Progress) -> String {
    match progress {
        Progress::Depth(depth, time) => {
            format!("depth {depth}, {}.{} s", time.as_secs(), time.subsec_millis() / 100)
        }
        Progress::Positions(done, all) => format!("{done} of {all} positions"),
    }
}
