//! What keys do on the board.

use crate::{
    app::actions::zoom::Zoom,
    engine::{Cell, Rules},
};
use leptos::ev::KeyboardEvent;

/// What a key asks for while a cell has the focus.
pub(super) enum BoardKey {
    /// The focus goes to this cell.
    Go(Cell),
    /// What a tap on the cell would do.
    Press,
    /// The same, but a mark is picked up where a position is arranged.
    Lift,
    /// What was picked up stays where it was.
    LetGo,
    /// What is on the cell goes away, where a position is arranged.
    Remove,
    /// Another size of the board.
    Zoom(Zoom),
    /// The next character of a cell's name.
    Spell(char),
}

/// Reads a key pressed on this cell; `None` where it is none of the board's.
pub(super) fn read(event: &KeyboardEvent, at: Cell, rules: Rules) -> Option<BoardKey> {
    if event.alt_key() || event.meta_key() || (event.shift_key() && event.key() != "+") {
        return None;
    }
    let (right, top) = (rules.shape().columns() - 1, rules.shape().rows() - 1);
    let (column, row) = (at.column(), at.row());
    let target = match (event.key().as_str(), event.ctrl_key()) {
        ("Enter", false) => return Some(BoardKey::Press),
        (" ", false) => return Some(BoardKey::Lift),
        ("Escape", false) => return Some(BoardKey::LetGo),
        ("Delete" | "Backspace", false) => return Some(BoardKey::Remove),
        ("ArrowLeft", false) => Cell::new(column.saturating_sub(1), row),
        ("ArrowRight", false) => Cell::new(right.min(column + 1), row),
        ("ArrowUp", false) => Cell::new(column, top.min(row + 1)),
        ("ArrowDown", false) => Cell::new(column, row.saturating_sub(1)),
        ("Home", false) => Cell::new(0, row),
        ("End", false) => Cell::new(right, row),
        ("Home", true) => Cell::new(0, top),
        ("End", true) => Cell::new(right, 0),
        ("+" | "=", false) => return Some(BoardKey::Zoom(Zoom::In)),
        ("-", false) => return Some(BoardKey::Zoom(Zoom::Out)),
        (key, false) => {
            let mut all = key.chars();
            let first = all.next().filter(char::is_ascii_alphanumeric)?;
            return all.next().is_none().then_some(BoardKey::Spell(first.to_ascii_lowercase()));
        }
        _ => return None,
    };
    Some(BoardKey::Go(target))
}

/// Adds a character to what was typed of a cell's name; the cell, once it has one.
pub(super) fn spell(typed: &mut String, next: char) -> Option<Cell> {
    if next.is_ascii_lowercase() && typed.ends_with(|last: char| last.is_ascii_digit()) {
        typed.clear();
    }
    typed.push(next);
    typed.parse().ok()
}
