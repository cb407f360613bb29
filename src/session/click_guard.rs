use crate::engine::Cell;

/// How long after something gave way a press still counts as one on it, in milliseconds.
const DOUBLE_TAP: f64 = 300.0;

/// The target of a press or a click.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClickTarget {
    /// This cell of the board.
    Cell(Cell),
    /// The page behind an open dialog.
    BesideDialog,
    /// Something else.
    Other,
}

/// Decides whether a click is meant for what it hits. It is not if its pointer went down on something else, or so soon
/// after a dialog closed that it was aimed at the dialog, like the second tap of a double tap on *Close*.
///
/// Times are in milliseconds since any fixed moment, like those of events.
///
/// # Examples
/// ```
/// use in_a_row::session::{ClickGuard, ClickTarget};
///
/// let mut guard = ClickGuard::default();
/// let cell = ClickTarget::Cell("b2".parse()?);
/// guard.press(cell, 1000.0);
/// assert!(guard.accepts(cell, 1080.0, true));
///
/// // The pointer went down on a dialog, which closed before the pointer went up over the board.
/// guard.press(ClickTarget::BesideDialog, 2000.0);
/// guard.dialog_closed(2040.0);
/// assert!(!guard.accepts(cell, 2080.0, true));
/// # Ok::<(), in_a_row::engine::notation::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct ClickGuard {
    /// What the pointer went down on, and when.
    pressed: Option<(ClickTarget, f64)>,
    /// When a dialog was last closed.
    dialog_closed: Option<f64>,
    /// When a button last gave way to another one, and whether a pointer went down since.
    button_replaced: Option<(f64, bool)>,
}

impl ClickGuard {
    /// Notes that a pointer went down.
    pub fn press(&mut self, target: ClickTarget, time: f64) {
        self.pressed = Some((target, time));
        self.button_replaced = match self.button_replaced {
            Some((replaced, false)) => Some((replaced, true)),
            Some((_, true)) | None => None,
        };
    }

    /// Notes that the browser took over the pointer, to scroll or to zoom. No click follows.
    pub fn cancel_press(&mut self) {
        self.pressed = None;
    }

    /// Notes that a dialog was closed.
    pub fn dialog_closed(&mut self, time: f64) {
        self.dialog_closed = Some(time);
    }

    /// Notes that a press on a button put another button in its place.
    pub fn button_replaced(&mut self, time: f64) {
        self.button_replaced = Some((time, false));
    }

    /// Returns whether a press on the button that replaced another one is meant for it. The next press is not if it comes
    /// soon: it is the second tap of a double tap on the other button.
    #[must_use]
    pub fn accepts_replacement(&self, time: f64) -> bool {
        self.button_replaced.is_none_or(|(replaced, _)| time >= replaced + DOUBLE_TAP)
    }

    /// Returns whether a click is meant for what it hits. Keys and screen readers click without a pointer; their clicks
    /// are always meant, except for one on the page behind a dialog.
    pub fn accepts(&mut self, target: ClickTarget, time: f64, by_pointer: bool) -> bool {
        let pressed = self.pressed.take();
        if !by_pointer {
            return target != ClickTarget::BesideDialog;
        }
        let (pressed_on, pressed_at) = pressed.unwrap_or((target, time));
        let is_after_dialog =
            self.dialog_closed.is_some_and(|closed| pressed_at < closed + DOUBLE_TAP);
        pressed_on == target && !is_after_dialog
    }
}
