//! What a press on a cell means.

use crate::{engine::Cell, session::Confirm};

use super::{aids::Aids, controls::Controls, mode::Mode, state::GameState};

/// A press on a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Press {
    /// The cell.
    pub cell: Cell,
    /// Whether the cell is certainly the one that was meant: it is large enough for the pointer, or a key pressed it.
    pub is_exact: bool,
    /// Whether cells are too small to be hit, and can be made larger.
    pub can_zoom: bool,
    /// Whether moves are confirmed.
    pub confirm: Confirm,
}

/// What a press on a cell does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tap {
    /// It joins the game of the invitation that is shown.
    Join,
    /// It starts the next game.
    PlayAgain,
    /// It makes a move.
    Play,
    /// It selects the cell for a move, which another press confirms.
    Select,
    /// It changes the position that is arranged.
    Arrange,
    /// It makes the cells around it larger.
    ZoomIn,
}

/// What this press does in this state; `None` if it does nothing.
#[must_use]
pub fn meaning(state: &GameState, controls: &Controls, aids: &Aids, press: Press) -> Option<Tap> {
    let Press { cell, is_exact, can_zoom, confirm } = press;
    let tap = match &state.mode {
        Mode::Reviewing(_) => return state.can_accept_by_move().then_some(Tap::Join),
        Mode::Arranging(_) => Tap::Arrange,
        Mode::Playing if state.is_over() => {
            return controls.is_end_pause_over.then_some(Tap::PlayAgain);
        }
        Mode::Playing => {
            let is_confirmed = is_exact || aids.pending == Some(cell);
            if confirm == Confirm::AtOnce && is_confirmed {
                return Some(Tap::Play);
            }
            if !state.is_persons_turn() {
                return None;
            }
            Tap::Select
        }
    };
    Some(if !is_exact && can_zoom { Tap::ZoomIn } else { tap })
}
