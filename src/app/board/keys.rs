//! The plainest keys of a board that has an end. On a flat board they suffice to play before the late code is loaded.
//! All other keys are in `gestures`.

use crate::engine::{Cell, Shape};
#[cfg(page)]
use leptos::ev::KeyboardEvent;

/// The effect of a key while a cell has the focus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardKey {
    /// Moves the focus to this cell.
    Go(Cell),
    /// Has the same effect as a tap on the cell. After the end of a game, it starts the next one.
    Press,
}

/// Reads a key that was pressed on this cell; see [`meaning`].
#[cfg(page)]
pub(crate) fn read(
    event: &KeyboardEvent,
    at: Cell,
    shape: Shape,
    turns: usize,
) -> Option<BoardKey> {
    if event.alt_key() || event.meta_key() || event.shift_key() {
        return None;
    }
    meaning(&event.key(), event.ctrl_key(), at, shape, turns)
}

/// Returns the effect of a key that was pressed on this cell, with Ctrl or without. A 3D board has been turned clockwise by
/// `turns` quarter turns, up to 3; arrows follow the directions on the screen.
#[must_use]
pub fn meaning(
    key: &str,
    with_ctrl: bool,
    at: Cell,
    shape: Shape,
    turns: usize,
) -> Option<BoardKey> {
    if !shape.has_end() {
        return None;
    }
    let (right, top) = (i16::from(shape.columns()) - 1, i16::from(shape.rows()) - 1);
    let target = match (key, with_ctrl) {
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

/// Returns the direction of an arrow key: 0 is up, and so on clockwise.
#[must_use]
pub fn arrow(key: &str) -> Option<usize> {
    ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"].iter().position(|&arrow| arrow == key)
}

/// Returns the cell next to this one in this direction.
#[must_use]
pub fn next(at: Cell, arrow: usize) -> Cell {
    let (right, up) = [(0, 1), (1, 0), (0, -1), (-1, 0)][arrow % 4];
    at.on_same_layer(at.column() + right, at.row() + up)
}
