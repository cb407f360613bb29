//! Text that follows the layout of the board.

use crate::app::{
    board::layout::BoardLayout,
    game::Page,
    ui::live::{LiveText, live_text},
};
use leptos::prelude::*;

/// Returns text that follows the layout of the board.
pub(crate) fn layout_text(page: Page, text: fn(BoardLayout) -> String) -> LiveText {
    live_text(move || text(page.board.layout.get()))
}
