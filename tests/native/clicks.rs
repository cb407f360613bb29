//! Distinguishes clicks that were meant for the cell that they hit from those aimed at something else.

use in_a_row::session::{ClickGuard, ClickTarget};

use ClickTarget::{BesideDialog, Other};

/// An input event, with its time in milliseconds.
#[derive(Clone, Copy)]
enum Event {
    Down(ClickTarget, f64),
    Cancel,
    DialogCloses(f64),
    /// A click by a mouse, a pen or a finger.
    Click(ClickTarget, f64),
    /// A click by a key or a screen reader.
    ClickWithoutPointer(ClickTarget, f64),
}

use Event::{Cancel, Click, ClickWithoutPointer, DialogCloses, Down};

fn cell(name: &str) -> ClickTarget {
    ClickTarget::Cell(name.parse().expect("a cell"))
}

/// Returns whether each click is accepted.
fn accepted(events: &[Event]) -> Vec<bool> {
    let mut guard = ClickGuard::default();
    let mut accepted = Vec::new();
    for &event in events {
        match event {
            Down(target, time) => guard.press(target, time),
            Cancel => guard.cancel_press(),
            DialogCloses(time) => guard.dialog_closed(time),
            Click(target, time) => accepted.push(guard.accepts(target, time, true)),
            ClickWithoutPointer(target, time) => {
                accepted.push(guard.accepts(target, time, false));
            }
        }
    }
    accepted
}

#[test]
fn a_tap_on_a_cell_plays() {
    let b2 = cell("b2");
    assert_eq!(accepted(&[Down(b2, 1000.0), Click(b2, 1080.0)]), [true]);
    let twice = [Down(b2, 0.0), Click(b2, 80.0), Down(b2, 90.0), Click(b2, 170.0)];
    assert_eq!(accepted(&twice), [true, true]);
    let held_for_long = [Down(b2, 0.0), Click(b2, 5000.0)];
    assert_eq!(accepted(&held_for_long), [true]);
}

#[test]
fn a_tap_that_began_elsewhere_does_not_play() {
    let (a1, b2) = (cell("a1"), cell("b2"));
    for began_on in [a1, BesideDialog, Other] {
        assert_eq!(accepted(&[Down(began_on, 1000.0), Click(b2, 1080.0)]), [false]);
    }
    // The next one does.
    let next = [Down(a1, 0.0), Click(b2, 80.0), Down(b2, 500.0), Click(b2, 580.0)];
    assert_eq!(accepted(&next), [false, true]);
}

/// The first tap closes the dialog, and the second hits a cell that was under its button.
#[test]
fn the_second_tap_on_the_button_of_a_dialog_does_not_play() {
    let b2 = cell("b2");
    let double_tap = |second: f64| {
        accepted(&[
            Down(Other, 1000.0),
            DialogCloses(1060.0),
            Down(b2, second),
            Click(b2, second + 60.0),
        ])
    };
    for soon in [1061.0, 1150.0, 1359.0] {
        assert_eq!(double_tap(soon), [false], "{soon}");
    }
    for later in [1360.0, 1500.0, 60_000.0] {
        assert_eq!(double_tap(later), [true], "{later}");
    }
    // The browser reports that a dialog has closed a little late.
    assert_eq!(accepted(&[Down(b2, 1055.0), DialogCloses(1060.0), Click(b2, 1130.0)]), [false]);
}

/// *Place* gives way to *New game*, which the second tap of a double tap hits.
#[test]
fn the_second_tap_on_a_button_does_not_press_the_one_in_its_place() {
    let mut guard = ClickGuard::default();
    assert!(guard.accepts_replacement(0.0));
    guard.press(Other, 940.0);
    guard.button_replaced(1000.0);
    guard.press(Other, 1100.0);
    for soon in [1000.0, 1150.0, 1299.0] {
        assert!(!guard.accepts_replacement(soon), "{soon}");
    }
    for later in [1300.0, 5000.0] {
        assert!(guard.accepts_replacement(later), "{later}");
    }
    // Whoever has pressed something else in between means it.
    guard.press(cell("b2"), 1150.0);
    assert!(guard.accepts_replacement(1200.0));
}

/// A finger goes down on the page behind a dialog, the dialog closes by Esc, and the finger goes up over a cell.
#[test]
fn a_press_that_began_on_a_dialog_does_not_play() {
    let b2 = cell("b2");
    for went_down_on in [BesideDialog, Other] {
        let lifted_late = [Down(went_down_on, 0.0), DialogCloses(100.0), Click(b2, 2000.0)];
        assert_eq!(accepted(&lifted_late), [false]);
    }
}

#[test]
fn keys_and_screen_readers_play_at_once() {
    let b2 = cell("b2");
    assert_eq!(accepted(&[ClickWithoutPointer(b2, 0.0)]), [true]);
    assert_eq!(accepted(&[DialogCloses(1000.0), ClickWithoutPointer(b2, 1001.0)]), [true]);
    // Earlier presses make no difference.
    assert_eq!(accepted(&[Down(Other, 0.0), ClickWithoutPointer(b2, 10.0)]), [true]);
}

/// Some screen readers send the clicks of a mouse, but no presses.
#[test]
fn a_click_without_a_press_plays() {
    let b2 = cell("b2");
    assert_eq!(accepted(&[Click(b2, 1000.0)]), [true]);
    assert_eq!(accepted(&[Down(Other, 0.0), Cancel, Click(b2, 1000.0)]), [true]);
    let after_another = [Down(b2, 0.0), Click(b2, 80.0), Click(cell("a1"), 1000.0)];
    assert_eq!(accepted(&after_another), [true, true]);
}

#[test]
fn a_tap_beside_a_dialog_closes_it() {
    let closes = |events: &[Event]| accepted(events);
    assert_eq!(closes(&[Down(BesideDialog, 0.0), Click(BesideDialog, 80.0)]), [true]);
    // Text was selected from inside the dialog to outside it.
    assert_eq!(closes(&[Down(Other, 0.0), Click(BesideDialog, 80.0)]), [false]);
    // A double tap beside the upper of two dialogs closes only the upper one.
    let twice = [
        Down(BesideDialog, 0.0),
        Click(BesideDialog, 80.0),
        DialogCloses(81.0),
        Down(BesideDialog, 160.0),
        Click(BesideDialog, 240.0),
    ];
    assert_eq!(closes(&twice), [true, false]);
    assert_eq!(closes(&[ClickWithoutPointer(BesideDialog, 0.0)]), [false]);
}

/// A second tap right after it plays nothing either.
#[test]
fn a_tap_that_closes_a_dialog_plays_nothing() {
    let b2 = cell("b2");
    let events = [
        Down(BesideDialog, 0.0),
        Click(BesideDialog, 80.0),
        DialogCloses(81.0),
        Click(b2, 82.0),
        Down(b2, 200.0),
        Click(b2, 260.0),
        Down(b2, 400.0),
        Click(b2, 460.0),
    ];
    assert_eq!(accepted(&events), [true, false, false, true]);
}
