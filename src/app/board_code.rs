//! The code of the boards with a form of their own: 3D and endless ones.

use crate::app::{
    board::{endless, space},
    game::page::code::{BoardCode, Loading},
    late_views::add_board_views,
};

/// Returns the functions of 3D and endless boards.
#[must_use]
pub fn board_code() -> Loading<BoardCode> {
    Box::pin(async { Ok(&CODE) })
}

/// The functions that other code calls.
static CODE: BoardCode = BoardCode {
    add_views: add_board_views,
    fit: |page| {
        space::fit_space(page);
        page.after_render(endless::fit_viewport);
    },
    switch_space_view: space::switch_space_view,
    turn: space::turn_space,
    change_view: endless::change_view,
    zoom: endless::zoom_view,
    pinch: endless::pinch_view,
};
