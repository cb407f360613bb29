//! The names of two people who play at this device. They belong to the people, who keep their seats from game to game,
//! and not to the pieces.

use crate::session::Seat;
use std::{fmt, mem};

/// The largest number of characters in a name.
pub const LONGEST: usize = 16;

/// The names on the screen, by seat: those that people have chosen. Texts keep references to them.
pub type DisplayNames = [Option<&'static String>; 2];

/// The names of two people, by seat; empty for one who has none.
///
/// # Examples
/// ```
/// use in_a_row::{app::names::model::Names, session::Seat};
///
/// let mut names = Names::default();
/// names.set(Seat::One, " Anna ");
/// assert_eq!(names.of(Seat::One), "Anna");
/// names.swap();
/// assert_eq!(names.of(Seat::Two), "Anna");
/// assert_eq!(Names::read(&names.to_string()), names);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names([String; 2]);

impl Names {
    /// Reads the names from any stored text. What belongs in no name is removed.
    #[must_use]
    pub fn read(text: &str) -> Self {
        let (one, two) = text.split_once('\n').unwrap_or((text, ""));
        Self([tidy(one), tidy(two)])
    }

    /// Returns the name of the person on this seat.
    #[must_use]
    pub fn of(&self, seat: Seat) -> &str {
        &self.0[seat as usize]
    }

    /// Gives the person on this seat a name that was typed or stored.
    pub fn set(&mut self, seat: Seat, name: &str) {
        self.0[seat as usize] = tidy(name);
    }

    /// Swaps the two names.
    pub fn swap(&mut self) {
        let [one, two] = &mut self.0;
        mem::swap(one, two);
    }
}

/// Writes the form in which they are stored: a line for each.
impl fmt::Display for Names {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [one, two] = &self.0;
        write!(f, "{one}\n{two}")
    }
}

/// Returns the name in a text: without control characters, which could turn other texts around, and not too long.
fn tidy(text: &str) -> String {
    let plain = text.trim().chars().filter(|&it| !is_control(it));
    plain.take(LONGEST).collect()
}

/// Returns whether a character controls how a text is shown: a control character of ASCII, or a direction of writing.
const fn is_control(character: char) -> bool {
    matches!(
        character,
        '\u{0}'..='\u{1f}'
            | '\u{7f}'..='\u{9f}'
            | '\u{61c}'
            | '\u{200e}'..='\u{200f}'
            | '\u{2028}'..='\u{202e}'
            | '\u{2066}'..='\u{2069}'
            | '\u{feff}'
    )
}
