//! The meaning of a press on a cell.

use crate::{
    engine::Cell,
    session::{CellView, Confirm},
};

use super::{aids::Aids, controls::Controls, mode::Mode, state::GameState};

/// A press on a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Press {
    /// The cell.
    pub cell: Cell,
    /// Whether the cell is certainly the one that was meant: it is large enough for the pointer, or was pressed by a
    /// key.
    pub is_exact: bool,
    /// Whether cells are too small to be hit, and can be enlarged.
    pub can_zoom: bool,
    /// Whether moves are confirmed.
    pub confirm: Confirm,
    /// Whether it may start the next game: it was made by a key, or the buttons for that are not loaded.
    pub may_play_again: bool,
}

/// The effect of a press on a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tap {
    /// Joins the game of the invitation that is shown.
    Join,
    /// Starts the next game.
    PlayAgain,
    /// Makes a move.
    Play,
    /// Selects the cell for a move, which another press confirms.
    Select,
    /// Tries a move after the position under review, or in a puzzle or lesson.
    Try,
    /// Changes the position that is arranged.
    Arrange,
    /// Makes the cells around the pressed one larger.
    ZoomIn,
}

/// Returns what this press does in this state; `None` if it does nothing.
#[must_use]
pub fn meaning(state: &GameState, controls: &Controls, aids: &Aids, press: Press) -> Option<Tap> {
    let Press { cell, is_exact, can_zoom, confirm, may_play_again } = press;
    let tap = match &state.mode {
        Mode::Reviewing(_) if state.can_accept_by_move() => return Some(Tap::Join),
        Mode::Reviewing(_) if state.can_try_moves() => Tap::Try,
        Mode::Solving(shown) if shown.task.can_move() => Tap::Try,
        Mode::Reviewing(_) | Mode::Solving(_) => return None,
        Mode::Arranging(_) => Tap::Arrange,
        // A tap must not clear the final position.
        Mode::Playing if state.is_over() => {
            return (may_play_again && controls.is_end_pause_over).then_some(Tap::PlayAgain);
        }
        Mode::Playing => {
            let is_confirmed = is_exact || aids.pending == Some(cell);
            if confirm == Confirm::AtOnce && is_confirmed {
                return Some(Tap::Play);
            }
            if !state.is_persons_turn() || state.choice().is_some() {
                return None;
            }
            Tap::Select
        }
    };
    Some(if !is_exact && can_zoom { Tap::ZoomIn } else { tap })
}

/// Returns whether typing the name of the cell with this view makes a move there. In every other case, it only moves the
/// focus: on a cell that is not free, while the computer thinks, in a review, and while a position is arranged.
#[must_use]
pub fn is_played_by_typing(state: &GameState, cell: CellView) -> bool {
    let can_move = match &state.mode {
        Mode::Playing => state.is_persons_turn() && state.choice().is_none(),
        Mode::Solving(shown) => shown.task.can_move(),
        Mode::Arranging(_) | Mode::Reviewing(_) => false,
    };
    can_move && cell.mark.is_none()
}
