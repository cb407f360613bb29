//! What keys do on the board.

use crate::{
    app::actions::{Turn, zoom::Zoom},
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
    /// A stack of levels is seen from another side.
    Turn(Turn),
    /// The next character of a cell's name.
    Spell(char),
}

/// The arrow keys, clockwise.
const ARROWS: [&str; 4] = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"];

/// Reads a key pressed on this cell; `None` where it is none of the board's. The board has been turned clockwise
/// by so many quarter turns, up to 3; arrows lead to where they point.
pub(super) fn read(
    event: &KeyboardEvent,
    at: Cell,
    rules: Rules,
    turns: usize,
) -> Option<BoardKey> {
    if event.alt_key() || event.meta_key() {
        return None;
    }
    let pressed = event.key();
    if event.shift_key() && pressed != "+" {
        return match pressed.as_str() {
            "ArrowLeft" => Some(BoardKey::Turn(Turn::Clockwise)),
            "ArrowRight" => Some(BoardKey::Turn(Turn::Anticlockwise)),
            _ => None,
        };
    }
    let key = match ARROWS.iter().position(|&arrow| arrow == pressed) {
        Some(place) => ARROWS[(place + ARROWS.len() - turns) % ARROWS.len()],
        None => &pressed,
    };
    let (right, top) = (rules.shape().columns() - 1, rules.shape().rows() - 1);
    let (column, row) = (at.column(), at.row());
    let target = match (key, event.ctrl_key()) {
        ("Enter", false) => return Some(BoardKey::Press),
        (" ", false) => return Some(BoardKey::Lift),
        ("Escape", false) => return Some(BoardKey::LetGo),
        ("Delete" | "Backspace", false) => return Some(BoardKey::Remove),
        ("ArrowLeft", false) => at.on_same_level(column.saturating_sub(1), row),
        ("ArrowRight", false) => at.on_same_level(right.min(column + 1), row),
        ("ArrowUp", false) => at.on_same_level(column, top.min(row + 1)),
        ("ArrowDown", false) => at.on_same_level(column, row.saturating_sub(1)),
        ("Home", false) => at.on_same_level(0, row),
        ("End", false) => at.on_same_level(right, row),
        ("Home", true) => at.on_same_level(0, top),
        ("End", true) => at.on_same_level(right, 0),
        ("PageUp", false) => on_level(at, |level| level + 1),
        ("PageDown", false) => on_level(at, |level| level.saturating_sub(1)),
        ("+" | "=", false) => return Some(BoardKey::Zoom(Zoom::In)),
        ("-", false) => return Some(BoardKey::Zoom(Zoom::Out)),
        (key, false) => {
            let mut all = key.chars();
            let first = all.next().filter(char::is_ascii_alphanumeric)?;
            return all.next().is_none().then_some(BoardKey::Spell(first.to_ascii_lowercase()));
        }
        _ => return None,
    };
    let target = if rules.shape().contains(target) { target } else { at };
    Some(BoardKey::Go(target))
}

/// The cell above or below this one, where the board has levels.
fn on_level(at: Cell, other: fn(u8) -> u8) -> Cell {
    at.level().map_or(at, |level| Cell::on_level(other(level), at.column(), at.row()))
}

/// Adds a character to what was typed of a cell's name; the cell, once it has one.
pub(super) fn spell(typed: &mut String, next: char) -> Option<Cell> {
    let is_whole = next.is_ascii_lowercase() && typed.parse::<Cell>().is_ok();
    let is_whole_in_space = typed.parse().is_ok_and(|cell: Cell| cell.level().is_some());
    if is_whole || is_whole_in_space {
        typed.clear();
    }
    typed.push(next);
    typed.parse().ok()
}
