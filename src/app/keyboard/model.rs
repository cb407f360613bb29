//! The meaning of a key that is pressed anywhere on the page.

use crate::engine::{Form, Shape};

/// A key that is pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeyPress<'a> {
    /// Its name, as browsers give it.
    pub key: &'a str,
    /// The modifier keys that are held with it.
    pub modifiers: Modifiers,
}

/// The modifier keys that are held.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Modifiers {
    /// Ctrl, or Cmd on a Mac.
    pub command: bool,
    /// Shift.
    pub shift: bool,
    /// Alt or `AltGr`, which types characters on some keyboards.
    pub alt: bool,
}

/// Where a key is pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Situation {
    /// The element with the focus.
    pub focus: Focus,
    /// The mode of the page.
    pub activity: Activity,
    /// The board on the screen.
    pub shape: Shape,
    /// Whether single keys are switched on in the settings.
    pub has_single_keys: bool,
}

/// The element with the focus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Focus {
    /// A field, or anything in a dialog. It has its own keys.
    Field,
    /// A cell of the board.
    Board,
    /// A button, or nothing.
    Elsewhere,
}

/// The mode of the page, as far as keys depend on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Activity {
    /// The board shows the current game.
    Playing,
    /// A person steps through a game.
    Reviewing,
    /// A person arranges a position.
    Arranging,
}

/// The meaning of a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shortcut {
    /// Takes back the last move.
    Undo,
    /// Makes the move again that was taken back.
    Redo,
    /// Asks for a hint.
    Hint,
    /// Opens *New game*.
    NewGame,
    /// Opens the list of keys.
    Keys,
    /// Goes to the beginning of the game under review.
    First,
    /// Goes one move back.
    Back,
    /// Goes one move on.
    On,
    /// Goes to the end.
    Last,
    /// Shows the move that is listed before the current one, in its place.
    PreviousVariation,
    /// Shows the move that is listed after the current one, in its place.
    NextVariation,
    /// Ends the review.
    EndReview,
    /// Moves the focus to the board.
    ToBoard,
    /// Moves the focus to the board, and types this character there.
    Type(char),
}

/// Returns the meaning of a key; `None` if the element with the focus handles it.
#[must_use]
pub fn meaning(press: KeyPress, at: Situation) -> Option<Shortcut> {
    let KeyPress { key, modifiers: Modifiers { command, shift, alt } } = press;
    if at.focus == Focus::Field || alt {
        return None;
    }
    let is_playing = at.activity == Activity::Playing;
    if command {
        return match (key, shift) {
            ("z", false) if is_playing => Some(Shortcut::Undo),
            ("y", false) | ("z" | "Z", true) if is_playing => Some(Shortcut::Redo),
            _ => None,
        };
    }
    if at.activity == Activity::Reviewing && !shift {
        match key {
            "ArrowLeft" => return Some(Shortcut::Back),
            "ArrowRight" => return Some(Shortcut::On),
            "Home" => return Some(Shortcut::First),
            "End" => return Some(Shortcut::Last),
            "Escape" => return Some(Shortcut::EndReview),
            _ => {}
        }
    }
    if at.activity == Activity::Reviewing && shift {
        match key {
            "ArrowUp" => return Some(Shortcut::PreviousVariation),
            "ArrowDown" => return Some(Shortcut::NextVariation),
            _ => {}
        }
    }
    if at.has_single_keys {
        match key {
            // Where it is typed with Shift, and where it is not.
            "?" => return Some(Shortcut::Keys),
            "h" if is_playing && !shift => return Some(Shortcut::Hint),
            "n" if !shift => return Some(Shortcut::NewGame),
            _ => {}
        }
    }
    if at.focus == Focus::Board || at.activity == Activity::Reviewing || shift {
        return None;
    }
    match key {
        "ArrowUp" | "ArrowRight" | "ArrowDown" | "ArrowLeft" => Some(Shortcut::ToBoard),
        _ => only_character(key).filter(char::is_ascii_alphanumeric).map(Shortcut::Type),
    }
}

/// Returns the character that this key may begin the name of a cell with on this board. Then the next key decides
/// whether it is a shortcut.
#[must_use]
pub fn may_begin_name(key: &str, shape: Shape) -> Option<char> {
    let letter = only_character(key).filter(char::is_ascii_lowercase)?;
    let is_column = u32::from(letter) - u32::from('a') < u32::from(shape.columns());
    let has_letters_first = matches!(shape.form(), Form::Flat { .. });
    (has_letters_first && is_column).then_some(letter)
}

/// Returns the character that a key types.
fn only_character(key: &str) -> Option<char> {
    let mut characters = key.chars();
    characters.next().filter(|_| characters.next().is_none())
}
