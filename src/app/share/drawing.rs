//! The size of the picture of a game, and the link in it.

use crate::session::picture::{self, embedded_link::with_link};

/// The width and height of the picture in pixels.
pub(super) const SIZE: [i32; 2] = [picture::WIDTH, picture::HEIGHT];

/// The whole picture: left, top, width and height.
pub(super) const WHOLE: [i32; 4] = [0, 0, picture::WIDTH, picture::HEIGHT];

/// Puts the link of the game into a picture of it. A link that is too long is left out.
pub(super) fn linked(png: Vec<u8>, link: &str) -> Vec<u8> {
    with_link(&png, link).unwrap_or(png)
}
