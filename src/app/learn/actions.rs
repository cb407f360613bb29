//! Opening lessons, and doing exercises.

use crate::{
    app::{
        game::{
            Page,
            mode::{LessonStep, ShownExercise, Task},
            render, storing, worker,
        },
        learn::{
            course::{LESSONS, Step},
            model,
        },
        puzzles::REPLY_PAUSE,
        review,
    },
    engine::{Cell, Game, advice::BestLines},
    platform::timer,
    protocol::Request,
    session::lessons::{Aim, Exercise, ExerciseState, LessonsProgress},
    storage_keys::LESSONS as STORED,
};

use leptos::prelude::*;

fn progress(page: Page) -> RwSignal<LessonsProgress> {
    page.ui.of()
}

/// Reads how far the person has come, which another tab may have changed.
pub(crate) fn read_progress(page: Page) {
    progress(page).set(storing::load(page, STORED).unwrap_or_default());
}

/// Opens a lesson where the person left it.
pub(crate) fn open(page: Page, lesson: usize) {
    read_progress(page);
    let step = progress(page).with_untracked(|it| model::next_step(&LESSONS[lesson], it));
    begin(page, lesson, step);
}

/// Shows a step of a lesson.
fn begin(page: Page, lesson: usize, step: usize) {
    let steps = LESSONS[lesson].steps;
    let Some(exercise) = steps.get(step).and_then(Step::exercise) else { return };
    let step = LessonStep { lesson, number: step, count: steps.len() };
    show(page, ShownExercise { exercise, step: Some(step) });
}

/// Asks for the win that a person has missed in this position.
pub(crate) fn show_missed_win(page: Page, position: Game) {
    show(page, ShownExercise { exercise: Exercise::new(position, Aim::Win), step: None });
}

/// Shows an exercise.
fn show(page: Page, shown: ShownExercise) {
    review::begin_task(page, Task::Exercise(Box::new(shown)));
    // A step without a task is done at once.
    change(page, |_| {});
}

/// Returns the step of a lesson on the screen.
fn shown_step(page: Page) -> Option<LessonStep> {
    page.ui.game.with_untracked(|game| game.mode.exercise()?.step)
}

/// Shows the next step.
pub(crate) fn go_on(page: Page) {
    if let Some(step) = shown_step(page) {
        begin(page, step.lesson, step.number + 1);
    }
}

/// Begins the next lesson.
pub(crate) fn begin_next(page: Page) {
    if let Some(step) = shown_step(page) {
        open(page, step.lesson + 1);
    }
}

/// Presses a cell.
pub(crate) fn press(page: Page, cell: Cell) {
    let mut asked = None;
    change(page, |exercise| asked = exercise.press(cell).ok().flatten());
    if let Some(game) = asked {
        worker::ask(page, Request::Reply(game));
    }
}

/// Applies the engine's best reply in this game: to a move that was made, or as a hint.
pub(crate) fn take_reply(page: Page, game: &Game, found: &BestLines) {
    let Some(line) = found.lines.first() else { return };
    let (game, best, evaluation) = (game.clone(), line.moves[0], line.evaluation);
    let is_checking = page.ui.game.with_untracked(|state| {
        let shown = state.mode.exercise();
        shown.is_some_and(|it| matches!(it.exercise.state(), ExerciseState::Checking(_)))
    });
    if is_checking {
        let reply = timer::after(REPLY_PAUSE, move || {
            change(page, |exercise| exercise.judge(&game, best, evaluation));
        });
        page.core.update_value(|core| core.playback_timer = Some(reply));
    } else {
        change(page, |exercise| exercise.take_hint(&game, best));
    }
}

/// Chooses the answer with this place.
pub(crate) fn choose(page: Page, answer: usize) {
    change(page, |exercise| exercise.choose(answer));
}

/// Marks a move that is right.
pub(crate) fn give_hint(page: Page) {
    let mut asked = None;
    change(page, |exercise| asked = exercise.ask_for_hint());
    if let Some(game) = asked {
        worker::ask(page, Request::Reply(game));
    }
}

/// Takes back a wrong move.
pub(crate) fn take_back(page: Page) {
    change(page, Exercise::take_back);
    page.focus_board_later();
}

/// Changes the exercise on the screen, and notes when it is done.
fn change(page: Page, change: impl FnOnce(&mut Exercise)) {
    render::change_shown(page, |state| {
        if let Some(shown) = state.mode.exercise_mut() {
            change(&mut shown.exercise);
        }
    });
    let done = page.ui.game.with_untracked(|game| {
        let shown = game.mode.exercise().filter(|shown| shown.exercise.is_done())?;
        shown.step.map(|step| (LESSONS[step.lesson].id, step.number + 1))
    });
    let Some((id, steps)) = done else { return };
    read_progress(page);
    let is_new = progress(page).with_untracked(|it| it.steps(id)) < steps;
    if is_new {
        progress(page).update(|it| it.note(id, steps));
        storing::store(page, STORED, &progress(page).get_untracked());
    }
}
