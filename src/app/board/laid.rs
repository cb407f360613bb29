//! Text that follows the layout of the board.

use crate::app::{
    board::layout::Laid,
    game::Page,
    ui::shown::{Shown, following},
};
use leptos::prelude::*;

/// Text that follows what the board is laid for.
pub(crate) fn laid(page: Page, text: fn(Laid) -> String) -> Shown {
    following(move || text(page.board.laid.get()))
}
