//! What the plainest keys do on a board that has an end: on a flat one, enough to play before the lazy chunk is there.
//! All other keys are in [`gestures`](super::gestures).

use crate::engine::{Cell, Shape};
use leptos::ev::KeyboardEvent;

/// What a key asks for while a cell has the focus.
pub(crate) enum BoardKey {
    /// The focus goes to this cell.
    Go(Cell),
    /// What a tap on the cell would do.
    Press,
}

/// Reads a key pressed on this cell. A board in space has been turned clockwise by so many quarter turns, up to 3; arrows
/// lead to where they point.
pub(crate) fn read(
    event: &KeyboardEvent,
    at: Cell,
    shape: Shape,
    turns: usize,
) -> Option<BoardKey> {
    if !shape.has_end() || event.alt_key() || event.meta_key() || event.shift_key() {
        return None;
    }
    let (right, top) = (i16::from(shape.columns()) - 1, i16::from(shape.rows()) - 1);
    let target = match (event.key().as_str(), event.ctrl_key()) {
        ("Enter" | " ", false) => return Some(BoardKey::Press),
        ("Home", false) => at.on_same_layer(0, at.row()),
        ("End", false) => at.on_same_layer(right, at.row()),
        ("Home", true) => at.on_same_layer(0, top),
        ("End", true) => at.on_same_layer(right, 0),
        (key, false) => next(at, arrow(key)? + 4 - turns),
        (_, true) => return None,
    };
    Some(BoardKey::Go(if shape.contains(target) { target } else { at }))
}

/// Where an arrow key points: 0 is up, and so on clockwise.
pub(crate) fn arrow(key: &str) -> Option<usize> {
    ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"].iter().position(|&arrow| arrow == key)
}

/// The cell next to this one in that direction.
pub(crate) fn next(at: Cell, arrow: usize) -> Cell {
    let (right, up) = [(0, 1), (1, 0), (0, -1), (-1, 0)][arrow % 4];
    at.on_same_layer(at.column() + right, at.row() + up)
}
