//! What keys do on the board, apart from the plain ones that [`keys`](super::super::keys) reads.

use crate::{
    app::{
        board::{
            gesture::Gesture,
            keys::{BoardKey, arrow, next, read},
        },
        game::{
            Controller,
            action::{Action, LazyAction, Turn, ViewChange, Zoom},
        },
    },
    engine::{
        Cell, Rules, Shape,
        notation::{NotationError, NotationReason, parse_moves_on},
    },
    platform::timer,
};
use leptos::{ev::KeyboardEvent, prelude::*};

/// How long to wait for the next character of a name, in milliseconds. Whoever types more slowly goes on from the
/// cell that has a name by then.
const TYPING: u32 = 250;

/// Does what a key asks for that was pressed on this cell, if it is one of the board's.
pub(crate) fn press(
    controller: Controller,
    event: &KeyboardEvent,
    at: Cell,
    gesture: &mut Gesture,
) {
    if event.alt_key() || event.meta_key() {
        return;
    }
    let rules = controller.ui.game.with_untracked(|game| game.setup.rules);
    if let Some(next) = letter_or_digit(event) {
        let is_going_here = gesture.going.as_ref().is_some_and(|(cell, _)| *cell == at);
        if gesture.typed_at != at && !is_going_here {
            gesture.typed.clear();
        }
        gesture.typed_at = at;
        if let Some(cell) = spell(controller, &mut gesture.typed, next, rules) {
            go(controller, cell, gesture);
        }
        return;
    }
    gesture.typed.clear();
    // Whoever types a name and Enter at once means that cell, not the one that still has the focus.
    let typed = gesture.going.take().filter(|_| gesture.typed_at == at).map(|(cell, _)| cell);
    if let Some(cell) = typed {
        controller.lead_to_cell(cell);
    }
    let at = typed.unwrap_or(at);
    if let Some(target) = target(controller, event, at, rules.shape()) {
        let is_there = rules.shape().contains(target);
        if !is_there && controller.is_endless() {
            controller.tell_out_of_reach();
        }
        controller.lead_to_cell(if is_there { target } else { at });
    } else if let Some(action) = action(event, at, rules) {
        let is_press = matches!(action, LazyAction::Lift(_));
        if !is_press || !event.repeat() {
            controller.perform(Action::Lazy(action));
        }
    } else if event.key() == "Enter" && !event.ctrl_key() && !event.shift_key() {
        if !event.repeat() {
            controller.tap(at, true);
        }
    } else {
        return;
    }
    event.prevent_default();
}

/// The cell that a key leads to.
fn target(controller: Controller, event: &KeyboardEvent, at: Cell, shape: Shape) -> Option<Cell> {
    let turns = controller.ui.space.with_untracked(|space| space.quarter_turns());
    if let Some(BoardKey::Go(target)) = read(event, at, shape, turns) {
        return Some(target);
    }
    if event.shift_key() || event.ctrl_key() {
        return None;
    }
    match event.key().as_str() {
        "PageUp" if shape.has_end() => Some(on_level(at, |level| level + 1)),
        "PageDown" if shape.has_end() => Some(on_level(at, |level| level.saturating_sub(1))),
        key if !shape.has_end() => Some(next(at, arrow(key)?)),
        _ => None,
    }
}

/// What a key does that leads to no cell.
fn action(event: &KeyboardEvent, at: Cell, rules: Rules) -> Option<LazyAction> {
    let is_endless = !rules.shape().has_end();
    Some(match (event.key().as_str(), event.ctrl_key(), event.shift_key()) {
        (" ", false, false) => LazyAction::Lift(at),
        ("Escape", false, false) => LazyAction::LetGo,
        ("Delete" | "Backspace", false, false) => LazyAction::Remove(at),
        ("+", false, _) | ("=", false, false) => LazyAction::Zoom(Zoom::In),
        ("-", false, false) => LazyAction::Zoom(Zoom::Out),
        ("ArrowLeft", _, true) => LazyAction::Turn(Turn::Clockwise),
        ("ArrowRight", _, true) => LazyAction::Turn(Turn::Anticlockwise),
        ("Home", false, false) if is_endless => LazyAction::View(ViewChange::ToEdge([-1, 0])),
        ("End", false, false) if is_endless => LazyAction::View(ViewChange::ToEdge([1, 0])),
        ("Home", true, false) if is_endless => LazyAction::View(ViewChange::ToEdge([-1, 1])),
        ("End", true, false) if is_endless => LazyAction::View(ViewChange::ToEdge([1, -1])),
        ("PageUp", false, false) if is_endless => LazyAction::View(ViewChange::Page(1)),
        ("PageDown", false, false) if is_endless => LazyAction::View(ViewChange::Page(-1)),
        _ => return None,
    })
}

/// The cell above or below this one, where the board has levels.
fn on_level(at: Cell, other: fn(u8) -> u8) -> Cell {
    at.level().map_or(at, |level| Cell::on_level(other(level), at.column(), at.row()))
}

/// The character of a cell's name that was typed.
fn letter_or_digit(event: &KeyboardEvent) -> Option<char> {
    let key = event.key();
    let mut all = key.chars();
    let first = all.next().filter(char::is_ascii_alphanumeric)?;
    let is_plain = !event.ctrl_key() && !event.shift_key();
    (is_plain && all.next().is_none()).then(|| first.to_ascii_lowercase())
}

/// Adds a character to what was typed of a cell's name; the cell, once it has one that is on the board.
fn spell(controller: Controller, typed: &mut String, next: char, rules: Rules) -> Option<Cell> {
    let cell = |typed: &str| parse_moves_on(rules, typed).map(|cells| cells.first().copied());
    let is_whole = |cell: Cell| next.is_ascii_lowercase() || cell.level().is_some();
    if cell(typed).ok().flatten().is_some_and(is_whole) {
        typed.clear();
    }
    typed.push(next);
    match cell(typed) {
        Ok(cell) => cell.filter(|&cell| rules.shape().contains(cell)),
        Err(NotationError { reason: NotationReason::TooFar, .. }) => {
            controller.tell_out_of_reach();
            None
        }
        Err(_) => None,
    }
}

/// Leads the keyboard to a cell that was typed. Without end, that waits for the next character: the board would move
/// to r1u1 and r10u1 on the way to r100u1, and a screen reader would name each.
fn go(controller: Controller, cell: Cell, gesture: &mut Gesture) {
    if controller.is_endless() {
        let going = timer::after(TYPING, move || controller.lead_to_cell(cell));
        gesture.going = Some((cell, going));
    } else {
        gesture.typed_at = cell;
        controller.lead_to_cell(cell);
    }
}
