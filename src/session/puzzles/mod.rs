//! Puzzles on this device: solving one, what was solved before, and the puzzle of the day.

mod blocking;
mod daily;
mod day;
mod missed;
mod solving;
mod training;

pub use blocking::blocking;
pub use daily::{is_of_the_day, puzzle_of};
pub use day::Day;
pub use missed::MissedWins;
pub use solving::{MOST_HINTS, Mistake, Solving, SolvingState};
pub use training::{Filter, PuzzleResult, Training, TrainingError};
