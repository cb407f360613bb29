//! The board that fills the screen.

use crate::{app::ui::elements::board_area, engine::Rules, platform::screen, session::gobang};

/// The side of the smallest cells of a board that fills the screen, in CSS pixels: for a finger and for a mouse.
const CELL: [f64; 2] = [44.0, 36.0];

/// The class of the board's room while it is measured without the margins of a board.
const BARE: &str = "bare-area";

/// Returns the largest gobang board that fits this screen.
pub(crate) fn fitting_board() -> Rules {
    let cell = CELL[usize::from(screen::points_finely())];
    // The current board may have a margin, which the new one will not have.
    let classes = board_area().map(|area| area.class_list());
    // Adding and removing a class fails only for names with spaces.
    let _ = classes.as_ref().map(|it| it.add_1(BARE));
    let (width, height) = screen::size_of(".board-area").unwrap_or_default();
    let _ = classes.as_ref().map(|it| it.remove_1(BARE));
    let (page, _) = screen::size_of(".app").unwrap_or_default();
    // If the board has the page's whole width, a large one goes from edge to edge.
    let has_all = width > page * 0.75;
    gobang(if has_all { page } else { width }, height, cell)
}
