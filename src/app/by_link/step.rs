//! The next step of the current game by link.

use crate::{
    app::{by_link::model::step_of, game::state::GameState, ui::tracked::Tracked},
    session::LinkStep,
};

thread_local! {
    static STEP: Tracked<Option<LinkStep>> = const { Tracked::new(None) };
}

/// Returns the next step of the current game by link, as the late code has found it. Just after another game is put on the
/// board, this may still be the previous game's step. A view that calls this runs again when it changes.
pub(crate) fn step() -> Option<LinkStep> {
    STEP.with(Tracked::get)
}

/// Returns the next step, for an action.
pub(crate) fn step_untracked() -> Option<LinkStep> {
    STEP.with(Tracked::get_untracked)
}

/// Shows this step.
pub(crate) fn show(step: Option<LinkStep>) {
    STEP.with(|shown| shown.set(step));
}

/// Returns whether the board shows a game by link that is in this step.
pub(crate) fn is_in(game: &GameState, wanted: LinkStep) -> bool {
    step_of(game, step()) == Some(wanted)
}
