//! What the page shows. Views read it, actions write it.

mod analysis;
mod arranging;
mod board;
mod device;
mod dialog;
mod game;
mod gesture;
pub(crate) mod language_changes;
mod minimax;
mod notices;
mod played;
mod shared;
mod space;
mod threats;
mod ui;
mod viewport;

pub(crate) use analysis::Analysis;
pub(crate) use arranging::Arranging;
pub(crate) use board::{Board, CellState, Laid, ShownCell};
pub(crate) use device::{DeviceState, Missing, Refusal, Told};
pub(crate) use dialog::Dialog;
pub(crate) use game::{GameState, Pace, Reply};
pub(crate) use gesture::{Drag, Fingers, Gesture};
pub(crate) use minimax::Minimax;
pub(crate) use notices::{Notice, Notices};
pub(crate) use played::{Pairing, Played};
pub(crate) use shared::{ByHand, CopyKind, Moves, Picture, Shared};
pub(crate) use space::Space;
pub(crate) use threats::Threats;
pub(crate) use ui::UiState;
pub(crate) use viewport::{Viewport, bounds, nearest_on_board};
