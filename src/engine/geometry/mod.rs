//! The cells of a board, the directions in which lines run, and the lines.
//!
//! A [`Shape`] describes them all. This module knows nothing about marks, sides or rules.

mod cell;
mod direction;
mod line;
mod shape;
mod symmetries;

pub use cell::Cell;
pub use direction::Direction;
pub use line::Line;
pub(super) use shape::ENDLESS;
pub use shape::{Form, Shape, ShapeError};
pub(super) use symmetries::of_rectangle;
