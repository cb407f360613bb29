//! What the page says about lessons, and about wins that were missed.

use crate::{
    app::{
        game::{
            mode::{LessonStep, ShownExercise},
            state::GameState,
        },
        learn::course::{LESSONS, Lesson},
        ui::attributes::classes,
    },
    session::lessons::{Aim, ExerciseState, LessonsProgress},
    words::{Piece, Text, phrases, text},
};

/// Returns the headline of an exercise: the number of the step, or that it is done.
#[must_use]
pub fn headline(game: &GameState) -> Option<String> {
    let ShownExercise { exercise, step } = game.mode.exercise()?;
    let is_solved = exercise.is_done() && *exercise.aim() != Aim::Look;
    Some(match step {
        _ if is_solved => text(Text::PuzzleSolved).to_owned(),
        Some(step) => phrases::step_of(step.number + 1, step.count),
        None => text(Text::MissedWin).to_owned(),
    })
}

/// Returns the text below the headline: the task, or what was wrong.
#[must_use]
pub fn words(ShownExercise { exercise, step }: &ShownExercise) -> String {
    let is_last = step.is_some_and(LessonStep::is_last);
    let task = match step {
        Some(LessonStep { lesson, number, .. }) => LESSONS[*lesson].steps[*number].text,
        None => Text::FindWin,
    };
    let board = exercise.replay().shown().game().board();
    match *exercise.state() {
        ExerciseState::ToDo => match exercise.advised() {
            Some(cell) => phrases::with_hinted_cell(task, cell),
            None => text(task).to_owned(),
        },
        ExerciseState::Checking(cell) => phrases::about_cell(Text::LookingAtMove, cell),
        ExerciseState::Refuted(mistake) => phrases::refuted(mistake, exercise.goal()),
        ExerciseState::Other(cell) => phrases::about_cell(Text::LookElsewhere, cell),
        ExerciseState::Missed(cell) => phrases::about_cell(Text::NotThere, cell),
        ExerciseState::Wrong(_) => text(Text::NotThatAnswer).to_owned(),
        ExerciseState::Forbidden(cell, foul) => phrases::forbidden_on(board, cell, foul),
        ExerciseState::Done => match exercise.forbidden_point() {
            Some((cell, foul)) => phrases::forbidden_on(board, cell, foul),
            None if is_last => {
                let outcome = exercise.replay().shown().game().outcome();
                phrases::lesson_over(outcome.is_some_and(|outcome| outcome.winner().is_none()))
            }
            None if step.is_none() => String::new(),
            None => text(task).to_owned(),
        },
    }
}

/// Returns the name of the lesson on the screen, or that the position comes from a game of the person; and which side the
/// person plays.
#[must_use]
pub fn name(game: &GameState) -> String {
    let Some(ShownExercise { exercise, step }) = game.mode.exercise() else {
        return String::new();
    };
    let name = step.map_or(Text::FromYourGames, |step| LESSONS[step.lesson].name);
    if matches!(exercise.aim(), Aim::Look | Aim::Choose(_)) {
        return text(name).to_owned();
    }
    let shown = exercise.replay().shown();
    let mark = shown.seating().mark(shown.seating().seat(exercise.side()));
    let piece = Piece::new(mark, shown.setup().pieces);
    format!("{} · {}", text(name), phrases::you_play(piece))
}

/// Returns how far the person has come in a lesson; empty before its first step is done.
#[must_use]
pub fn progress(lesson: &Lesson, progress: &LessonsProgress) -> String {
    let (done, steps) = (progress.steps(lesson.id), lesson.steps.len());
    match done {
        0 => String::new(),
        _ if done >= steps => text(Text::LessonFinished).to_owned(),
        _ => phrases::step_of(done + 1, steps),
    }
}

/// Returns the step at which a lesson goes on; the first if it is finished.
#[must_use]
pub fn next_step(lesson: &Lesson, progress: &LessonsProgress) -> usize {
    let done = progress.steps(lesson.id);
    if done < lesson.steps.len() { done } else { 0 }
}

/// Says how many lessons are finished; empty before the first one is.
#[must_use]
pub fn about_person(progress: &LessonsProgress) -> String {
    let is_finished = |lesson: &&Lesson| progress.steps(lesson.id) >= lesson.steps.len();
    match LESSONS.iter().filter(is_finished).count() {
        0 => String::new(),
        done => phrases::lessons_finished(done, LESSONS.len()),
    }
}

/// Returns the classes of the panel.
#[must_use]
pub fn panel_class(game: &GameState) -> String {
    classes(&[("review", true), ("hidden", game.mode.exercise().is_none())])
}

/// Returns the classes of the answers.
#[must_use]
pub fn answers_class(game: &GameState) -> String {
    let asks = game.mode.exercise().is_some_and(|shown| {
        matches!(shown.exercise.aim(), Aim::Choose(_)) && !shown.exercise.is_done()
    });
    classes(&[("steps", true), ("hidden", !asks)])
}

/// Returns whether another step comes after the one that is done.
#[must_use]
pub fn can_go_on(game: &GameState) -> bool {
    done_step(game).is_some_and(|step| !step.is_last())
}

/// Returns whether another lesson comes after the one that is done.
#[must_use]
pub fn can_begin_next(game: &GameState) -> bool {
    done_step(game).is_some_and(|step| step.is_last() && step.lesson + 1 < LESSONS.len())
}

/// Returns whether the person has found a win that they had missed. They can analyse it, or go on to the next game.
#[must_use]
pub fn has_found_missed_win(game: &GameState) -> bool {
    game.mode.exercise().is_some_and(|shown| shown.exercise.is_done() && shown.step.is_none())
}

/// Returns whether a lesson is on the screen.
#[must_use]
pub fn is_in_lesson(game: &GameState) -> bool {
    game.mode.exercise().is_some_and(|shown| shown.step.is_some())
}

fn done_step(game: &GameState) -> Option<LessonStep> {
    let shown = game.mode.exercise().filter(|shown| shown.exercise.is_done())?;
    shown.step
}

/// Returns whether a hint can be given.
#[must_use]
pub fn can_hint(game: &GameState) -> bool {
    game.mode.exercise().is_some_and(|shown| shown.exercise.can_move() && !can_take_back(game))
}

/// Returns whether a wrong move can be taken back.
#[must_use]
pub fn can_take_back(game: &GameState) -> bool {
    game.mode.exercise().is_some_and(|shown| shown.exercise.can_take_back())
}
