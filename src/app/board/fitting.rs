//! The board that fills the screen.

use crate::{app::ui::elements::board_area, engine::Rules, platform::screen, session::gobang};

/// The side of the smallest cells of a board that fills the screen, in CSS pixels: for a finger and for a mouse.
const CELL: [f64; 2] = [44.0, 36.0];

/// The least width of what is beside a board, in CSS pixels. The edges of the page are narrower.
const BESIDE: f64 = 64.0;

/// The class of the board's room while it is measured for a board that fills the screen.
const BARE: &str = "bare-area";

/// Returns the largest gobang board that fits this screen.
pub(crate) fn fitting_board() -> Rules {
    let cell = CELL[usize::from(screen::points_finely())];
    // The current board may have a margin and less room, which the new one will not have.
    let classes = board_area().map(|area| area.class_list());
    // Adding and removing a class fails only for names with spaces.
    let _ = classes.as_ref().map(|it| it.add_1(BARE));
    let (width, height) = screen::size_of(".board-area").unwrap_or_default();
    let _ = classes.as_ref().map(|it| it.remove_1(BARE));
    let (page, _) = screen::size_of(".app").unwrap_or_default();
    // If nothing is beside the board, a large one goes from edge to edge.
    let has_all = page - width < BESIDE;
    gobang(if has_all { page } else { width }, height, cell)
}
