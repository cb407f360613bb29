//! Lessons.

use crate::{
    engine::Cell,
    words::{Piece, Text, text},
};

use super::{about_cell, fill, fill_piece, sentences};

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

/// Says that the last step of a lesson is done, and why, if a game in it was drawn.
#[must_use]
pub fn lesson_over(is_drawn: bool) -> String {
    let over = text(Text::LessonOver);
    if is_drawn { sentences(text(Text::WhenDrawn), over) } else { over.to_owned() }
}

/// Says which piece the person plays.
#[must_use]
pub fn you_play(piece: Piece) -> String {
    fill_piece(Text::YouPlay, piece, &[])
}

/// Adds the cell that a hint marks to the text of a step.
#[must_use]
pub fn with_hinted_cell(step: Text, cell: Cell) -> String {
    sentences(text(step), &about_cell(Text::TryCell, cell))
}
