//! Lessons: an exercise on the board, and how far a person has come.

mod exercise;
mod progress;

pub use exercise::{Aim, Exercise, ExerciseState};
pub use progress::{LessonsProgress, ProgressError};
