//! Where things are: cells, the directions in which lines run, and the lines.

mod cell;
mod direction;
mod line;

pub use cell::Cell;
pub use direction::Direction;
pub use line::Line;
