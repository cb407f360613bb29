//! Keys that are pressed anywhere on the page.

use in_a_row::{
    app::keyboard::model::{
        Activity::{self, Arranging, Playing, Reviewing},
        Focus::{self, Board, Elsewhere, Field},
        KeyPress, Modifiers,
        Shortcut::{
            self, Back, EndReview, First, Hint, Keys, Last, NewGame, On, Redo, ToBoard, Type, Undo,
        },
        Situation, may_begin_name, meaning,
    },
    engine::{Rules, Shape},
};

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
