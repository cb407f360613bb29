//! Keys that are pressed anywhere on the page.

use in_a_row::{
    app::{
        board::{
            keys::{self, BoardKey},
            typing::{Spelled, Typed},
        },
        keyboard::model::{
            Activity::{self, Arranging, Playing, Reviewing},
            Focus::{self, Board, Elsewhere, Field},
            KeyPress, Modifiers,
            Shortcut::{
                self, Back, EndReview, First, Hint, Keys, Last, NewGame, NextVariation, On,
                PreviousVariation, Redo, ToBoard, Type, Undo,
            },
            Situation, may_begin_name, meaning,
        },
    },
    engine::{Rules, Shape},
};

use crate::common::{at, rules};

/// Reads a key that is written as in `Ctrl+Shift+Z`.
fn press(written: &str) -> (String, Modifiers) {
    let mut modifiers = Modifiers::default();
    let mut key = written;
    while let Some((modifier, rest)) = key.split_once('+').filter(|(it, _)| !it.is_empty()) {
        match modifier {
            "Ctrl" | "Cmd" => modifiers.command = true,
            "Shift" => modifiers.shift = true,
            "Alt" => modifiers.alt = true,
            other => panic!("{other} is no modifier"),
        }
        key = rest;
    }
    (key.to_owned(), modifiers)
}

fn shape(board: &str) -> Shape {
    board.parse::<Rules>().expect("a board").shape()
}

/// Returns the meaning of a key on a board of 15x15.
fn meaning_of(
    written: &str,
    focus: Focus,
    activity: Activity,
    has_single_keys: bool,
) -> Option<Shortcut> {
    let (key, modifiers) = press(written);
    let situation = Situation { focus, activity, shape: shape("15x15k5"), has_single_keys };
    meaning(KeyPress { key: &key, modifiers }, situation)
}

#[test]
fn each_key_has_its_meaning() {
    let table = [
        // Undo and redo work wherever the focus is, but only in a game.
        ("Ctrl+z", Elsewhere, Playing, Some(Undo)),
        ("Cmd+z", Board, Playing, Some(Undo)),
        ("Ctrl+y", Board, Playing, Some(Redo)),
        ("Ctrl+Shift+Z", Elsewhere, Playing, Some(Redo)),
        ("Ctrl+z", Elsewhere, Reviewing, None),
        ("Ctrl+z", Elsewhere, Arranging, None),
        ("Ctrl+z", Field, Playing, None),
        // Single keys.
        ("h", Elsewhere, Playing, Some(Hint)),
        ("h", Board, Playing, Some(Hint)),
        ("h", Elsewhere, Reviewing, None),
        ("n", Elsewhere, Playing, Some(NewGame)),
        ("n", Board, Arranging, Some(NewGame)),
        ("Shift+?", Elsewhere, Playing, Some(Keys)),
        ("?", Board, Reviewing, Some(Keys)),
        ("h", Field, Playing, None),
        ("?", Field, Playing, None),
        ("Ctrl+h", Elsewhere, Playing, None),
        ("Ctrl+n", Elsewhere, Playing, None),
        // AltGr types characters.
        ("Alt+h", Elsewhere, Playing, None),
        ("Ctrl+Alt+z", Elsewhere, Playing, None),
        ("Alt+?", Elsewhere, Playing, None),
        // A review is stepped through from anywhere, but for fields, such as its slider.
        ("ArrowLeft", Elsewhere, Reviewing, Some(Back)),
        ("ArrowRight", Board, Reviewing, Some(On)),
        ("Home", Board, Reviewing, Some(First)),
        ("End", Elsewhere, Reviewing, Some(Last)),
        ("Escape", Board, Reviewing, Some(EndReview)),
        ("Escape", Elsewhere, Playing, None),
        ("ArrowLeft", Field, Reviewing, None),
        ("ArrowUp", Board, Reviewing, None),
        ("Shift+ArrowLeft", Elsewhere, Reviewing, None),
        ("Shift+ArrowUp", Board, Reviewing, Some(PreviousVariation)),
        ("Shift+ArrowDown", Elsewhere, Reviewing, Some(NextVariation)),
        ("Shift+ArrowDown", Field, Reviewing, None),
        ("Shift+ArrowDown", Board, Playing, None),
        // The first arrow key shows where the keyboard is on the board; the board handles the others.
        ("ArrowUp", Elsewhere, Playing, Some(ToBoard)),
        ("ArrowLeft", Elsewhere, Arranging, Some(ToBoard)),
        ("ArrowLeft", Board, Playing, None),
        ("Home", Elsewhere, Playing, None),
        // So does the first character of a name.
        ("b", Elsewhere, Playing, Some(Type('b'))),
        ("2", Elsewhere, Playing, Some(Type('2'))),
        ("b", Board, Playing, None),
        ("b", Field, Playing, None),
        ("é", Elsewhere, Playing, None),
        // Buttons have these.
        ("Enter", Elsewhere, Playing, None),
        (" ", Elsewhere, Playing, None),
        ("Tab", Elsewhere, Playing, None),
    ];
    for (key, focus, activity, expected) in table {
        assert_eq!(
            meaning_of(key, focus, activity, true),
            expected,
            "{key} {focus:?} {activity:?}"
        );
    }
}

#[test]
fn single_keys_can_be_switched_off() {
    assert_eq!(meaning_of("?", Elsewhere, Playing, false), None);
    assert_eq!(meaning_of("n", Elsewhere, Reviewing, false), None);
    // They type names of cells all the same.
    assert_eq!(meaning_of("h", Elsewhere, Playing, false), Some(Type('h')));
    // Other keys stay.
    assert_eq!(meaning_of("Ctrl+z", Elsewhere, Playing, false), Some(Undo));
    assert_eq!(meaning_of("ArrowLeft", Elsewhere, Reviewing, false), Some(Back));
}

#[test]
fn a_letter_may_begin_a_name() {
    for (key, board, expected) in [
        ("h", "3x3k3", None),
        ("h", "8x8k5", Some('h')),
        ("n", "8x8k5", None),
        ("n", "15x15k5", Some('n')),
        // There, the layer comes first.
        ("b", "4x4x4k4", None),
        // There, cells are named from the first mark.
        ("h", "endless5", None),
        ("?", "15x15k5", None),
        ("Home", "15x15k5", None),
    ] {
        assert_eq!(may_begin_name(key, shape(board)), expected, "{key} on {board}");
    }
}

/// On a board with an end, arrows and *Home* and *End* move the focus, and stop at the edge.
#[test]
fn plain_keys_move_the_focus_on_the_board() {
    let shape = |board| rules(board).shape();
    // The key, whether Ctrl is held, the board, its quarter turns, the cell with the focus, and the next one.
    let table = [
        ("ArrowUp", false, "3x3k3", 0, "b2", Some("b3")),
        ("ArrowRight", false, "3x3k3", 0, "b2", Some("c2")),
        ("ArrowDown", false, "3x3k3", 0, "b2", Some("b1")),
        ("ArrowLeft", false, "3x3k3", 0, "b2", Some("a2")),
        ("ArrowUp", false, "3x3k3", 0, "b3", Some("b3")),
        ("ArrowLeft", false, "3x3k3", 0, "a1", Some("a1")),
        ("ArrowUp", true, "3x3k3", 0, "b2", None),
        ("Home", false, "15x15k5", 0, "h8", Some("a8")),
        ("End", false, "15x15k5", 0, "h8", Some("o8")),
        ("Home", true, "15x15k5", 0, "h8", Some("a15")),
        ("End", true, "15x15k5", 0, "h8", Some("o1")),
        // A cube that is turned clockwise once shows its right side above.
        ("ArrowUp", false, "3x3x3k3", 1, "2b2", Some("2a2")),
        ("ArrowUp", false, "3x3x3k3", 2, "2b2", Some("2b1")),
        ("ArrowUp", false, "endless5", 0, "r0u0", None),
        ("x", false, "3x3k3", 0, "b2", None),
    ];
    for (key, with_ctrl, board, turns, cell, expected) in table {
        let found = keys::meaning(key, with_ctrl, at(cell), shape(board), turns);
        assert_eq!(found, expected.map(|cell| BoardKey::Go(at(cell))), "{key} on {cell}, {board}");
    }
    for key in ["Enter", " "] {
        let pressed = keys::meaning(key, false, at("b2"), shape("3x3k3"), 0);
        assert_eq!(pressed, Some(BoardKey::Press), "{key:?}");
    }
}

/// A name is whole as soon as it is that of a cell. It can grow where another digit makes it the name of another cell.
#[test]
fn names_of_cells_are_typed() {
    // The board, what was typed, the cell after the last character, and whether its name can grow.
    let table = [
        ("3x3k3", "b2", Some(("b2", false))),
        ("3x3k3", "d1", None),
        ("15x15k5", "h", None),
        ("15x15k5", "h1", Some(("h1", true))),
        ("15x15k5", "h12", Some(("h12", false))),
        ("15x15k5", "h2", Some(("h2", false))),
        ("15x15k5", "h16", None),
        ("40x40k5", "aa4", Some(("aa4", true))),
        ("40x40k5", "aa40", Some(("aa40", false))),
        // The next letter begins another name.
        ("15x15k5", "b2c13", Some(("c13", false))),
        ("15x15k5", "b1c", None),
        ("15x15k5", "p3", None),
        ("15x15k5", "p3a2", Some(("a2", false))),
        // After a slip, the next letter begins another name.
        ("15x15k5", "jh8", Some(("h8", false))),
        ("15x15k5", "3h8", Some(("h8", false))),
        ("40x40k5", "jaa4", Some(("aa4", true))),
        ("4x4x4k4", "b2b3", Some(("2b3", false))),
        ("endless5", "xr3u4", Some(("r3u4", true))),
        // In 3D the layer comes first, and every name has three characters.
        ("4x4x4k4", "2b3", Some(("2b3", false))),
        ("4x4x4k4", "2b31", None),
        ("4x4x4k4", "2b31a1", Some(("1a1", false))),
        // Without end, each number can have another digit.
        ("endless5", "r3u4", Some(("r3u4", true))),
        ("endless5", "r3u4l1", None),
    ];
    for (board, characters, expected) in table {
        let mut typed = Typed::default();
        let spelled = characters.chars().map(|next| typed.add(next, rules(board))).last();
        let found = match spelled {
            Some(Spelled::Cell { cell, can_grow }) => Some((cell, can_grow)),
            _ => None,
        };
        assert_eq!(
            found,
            expected.map(|(cell, grows)| (at(cell), grows)),
            "{characters} on {board}"
        );
    }
    let mut typed = Typed::default();
    let too_far = "r99999u0".chars().map(|next| typed.add(next, rules("endless5")));
    assert!(too_far.into_iter().any(|spelled| spelled == Spelled::TooFar));
}
