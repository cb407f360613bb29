//! The keys of the board, apart from the plain ones that [`keys`](super::super::keys) reads.

use crate::{
    app::{
        arrange,
        board::{
            endless::model::ViewChange,
            gesture::{Gesture, Zoom},
            keys::{BoardKey, arrow, next, read},
            space::model::{Space, Turn},
            typing::Spelled,
            zoom,
        },
        game::{Page, actions, boards, tunes},
    },
    engine::{Cell, Rules, Shape},
    platform::timer,
};

use leptos::{ev::KeyboardEvent, prelude::*};

/// The time to wait for the next character of a name, in milliseconds. After a longer pause, typing continues from the
/// cell that is focused by then.
const TYPING: u32 = 250;

/// Handles a key that was pressed on this cell, if it is one of the board's keys.
pub(crate) fn press(page: Page, event: &KeyboardEvent, at: Cell, gesture: &mut Gesture) {
    if event.alt_key() || event.meta_key() {
        return;
    }
    let rules = page.ui.game.with_untracked(|game| game.setup.rules);
    if let Some(next) = letter_or_digit(event) {
        return type_character(page, next, at, gesture);
    }
    gesture.typed.clear();
    // Enter right after a name means the typed cell, not the one that still has the focus.
    let typed =
        gesture.pending_focus.take().filter(|_| gesture.typed_at == at).map(|(cell, _)| cell);
    if let Some(cell) = typed {
        zoom::go_to_cell(page, cell);
    }
    let at = typed.unwrap_or(at);
    if let Some(target) = target(page, event, at, rules.shape()) {
        let is_there = rules.shape().contains(target);
        if !is_there && page.is_endless() {
            tunes::report_out_of_reach(page);
        }
        zoom::go_to_cell(page, if is_there { target } else { at });
    } else if let Some(action) = action(event, rules) {
        let is_press = matches!(action, KeyAction::Lift);
        if !is_press || !event.repeat() {
            perform_action(page, action, at);
        }
    } else if event.key() == "Enter" && !event.ctrl_key() && !event.shift_key() {
        if !event.repeat() {
            actions::press_key(page, at);
        }
    } else {
        return;
    }
    event.prevent_default();
}

/// Adds a character that is typed on this cell to the name of another one, and goes there once the name is complete. If no
/// longer name begins with it, makes a move there as well; else Enter does.
pub(crate) fn type_character(page: Page, character: char, at: Cell, gesture: &mut Gesture) {
    let rules = page.ui.game.with_untracked(|game| game.setup.rules);
    let is_going_here = gesture.pending_focus.as_ref().is_some_and(|(cell, _)| *cell == at);
    if gesture.typed_at != at && !is_going_here {
        gesture.typed.clear();
    }
    gesture.typed_at = at;
    match gesture.typed.add(character, rules) {
        Spelled::Cell { cell, can_grow } => {
            go(page, cell, gesture);
            if !can_grow {
                actions::play_typed(page, cell);
            }
        }
        Spelled::TooFar => tunes::report_out_of_reach(page),
        Spelled::NoCell => {}
    }
}

/// Returns the cell that a key focuses.
fn target(page: Page, event: &KeyboardEvent, at: Cell, shape: Shape) -> Option<Cell> {
    let turns = page.ui.of::<Space>().with_untracked(|space| space.quarter_turns());
    if let Some(BoardKey::Go(target)) = read(event, at, shape, turns) {
        return Some(target);
    }
    if event.shift_key() || event.ctrl_key() {
        return None;
    }
    match event.key().as_str() {
        "PageUp" if shape.has_end() => Some(on_other_layer(at, |layer| layer + 1)),
        "PageDown" if shape.has_end() => Some(on_other_layer(at, |layer| layer.saturating_sub(1))),
        key if !shape.has_end() => Some(next(at, arrow(key)?)),
        _ => None,
    }
}

/// The action of a key that focuses no cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum KeyAction {
    /// Picks up the mark on the cell, or drops the picked-up mark there.
    Lift,
    /// Puts the picked-up mark back where it was.
    PutBack,
    /// Removes the mark on the cell while a position is arranged.
    Remove,
    Zoom(Zoom),
    Turn(Turn),
    View(ViewChange),
}

/// Performs the action of a key that was pressed on this cell.
fn perform_action(page: Page, action: KeyAction, at: Cell) {
    match action {
        KeyAction::Lift => arrange::lift(page, at),
        KeyAction::PutBack => arrange::put_down(page, None),
        KeyAction::Remove => arrange::remove(page, at),
        KeyAction::Zoom(zoom) => zoom::zoom(page, zoom),
        KeyAction::Turn(turn) => {
            boards::call(page, move |boards, page| (boards.turn)(page, turn));
        }
        KeyAction::View(change) => {
            boards::call(page, move |boards, page| (boards.change_view)(page, change));
        }
    }
}

/// Returns the action of a key that focuses no cell.
fn action(event: &KeyboardEvent, rules: Rules) -> Option<KeyAction> {
    let is_endless = !rules.shape().has_end();
    let is_in_space = rules.shape().layers() > 1;
    Some(match (event.key().as_str(), event.ctrl_key(), event.shift_key()) {
        (" ", false, false) => KeyAction::Lift,
        ("Escape", false, false) => KeyAction::PutBack,
        ("Delete" | "Backspace", false, false) => KeyAction::Remove,
        ("+", false, _) | ("=", false, false) => KeyAction::Zoom(Zoom::In),
        ("-", false, false) => KeyAction::Zoom(Zoom::Out),
        ("ArrowLeft", _, true) if is_in_space => KeyAction::Turn(Turn::Clockwise),
        ("ArrowRight", _, true) if is_in_space => KeyAction::Turn(Turn::Anticlockwise),
        ("Home", false, false) if is_endless => KeyAction::View(ViewChange::ToEdge([-1, 0])),
        ("End", false, false) if is_endless => KeyAction::View(ViewChange::ToEdge([1, 0])),
        ("Home", true, false) if is_endless => KeyAction::View(ViewChange::ToEdge([-1, 1])),
        ("End", true, false) if is_endless => KeyAction::View(ViewChange::ToEdge([1, -1])),
        ("PageUp", false, false) if is_endless => KeyAction::View(ViewChange::Page(1)),
        ("PageDown", false, false) if is_endless => KeyAction::View(ViewChange::Page(-1)),
        _ => return None,
    })
}

/// Returns the cell above or below this one on a 3D board.
fn on_other_layer(at: Cell, other: fn(u8) -> u8) -> Cell {
    at.layer().map_or(at, |layer| Cell::on_layer(other(layer), at.column(), at.row()))
}

/// Returns the typed character if it can be part of a cell's name.
fn letter_or_digit(event: &KeyboardEvent) -> Option<char> {
    let key = event.key();
    let mut all = key.chars();
    let first = all.next().filter(char::is_ascii_alphanumeric)?;
    let is_plain = !event.ctrl_key() && !event.shift_key();
    (is_plain && all.next().is_none()).then(|| first.to_ascii_lowercase())
}

/// Focuses a cell whose name was typed. On an endless board this waits for the next character: otherwise the board
/// would move to r1u1 and r10u1 on the way to r100u1, and a screen reader would name each.
fn go(page: Page, cell: Cell, gesture: &mut Gesture) {
    if page.is_endless() {
        let timer = timer::after(TYPING, move || zoom::go_to_cell(page, cell));
        gesture.pending_focus = Some((cell, timer));
    } else {
        gesture.typed_at = cell;
        zoom::go_to_cell(page, cell);
    }
}
