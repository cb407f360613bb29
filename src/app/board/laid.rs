//! Text that follows the layout of the board.

use crate::app::{
    board::layout::Laid,
    game::Controller,
    ui::shown::{Shown, following},
};
use leptos::prelude::*;

/// Text that follows what the board is laid for.
pub(crate) fn laid(controller: Controller, text: fn(Laid) -> String) -> Shown {
    following(move || text(controller.board.laid.get()))
}
