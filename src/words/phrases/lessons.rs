//! Lessons.

use crate::{
    engine::Cell,
    words::{Text, text},
};

use super::{about_cell, fill, sentences};

/// Returns the number of a step among all of a lesson, counted from 1.
#[must_use]
pub fn step_of(step: usize, steps: usize) -> String {
    fill(Text::StepOf, &[("step", &step.to_string()), ("steps", &steps.to_string())])
}

/// Returns how many of this many lessons are finished.
#[must_use]
pub fn lessons_finished(done: usize, count: usize) -> String {
    fill(Text::LessonsFinished, &[("done", &done.to_string()), ("count", &count.to_string())])
}

/// Adds the cell that a hint marks to the text of a step.
#[must_use]
pub fn with_hinted_cell(step: Text, cell: Cell) -> String {
    sentences(text(step), &about_cell(Text::TryCell, cell))
}
