//! Text that follows the layout of the board.

use crate::app::{
    board::layout::BoardLayout,
    game::Page,
    ui::shown::{LiveText, following},
};
use leptos::prelude::*;

/// Text that follows what the board is laid for.
pub(crate) fn laid(page: Page, text: fn(BoardLayout) -> String) -> LiveText {
    following(move || text(page.board.laid.get()))
}
