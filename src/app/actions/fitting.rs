use crate::{engine::Rules, platform::screen, session::gobang};

/// The smallest cells of a board that fills the screen, in CSS pixels: for a finger and for a mouse.
const CELL: [f64; 2] = [44.0, 36.0];

/// The largest gobang board that this screen holds.
pub(crate) fn fitting() -> Rules {
    let cell = CELL[usize::from(screen::points_finely())];
    let (width, height) = screen::size_of(".board-area").unwrap_or_default();
    let (page, _) = screen::size_of(".app").unwrap_or_default();
    // Where the board has the page's whole width, a large one goes from edge to edge.
    let has_all = width > page * 0.75;
    gobang(if has_all { page } else { width }, height, cell)
}
