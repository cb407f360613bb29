//! Cells, rules, moves and arranged marks as text: `h8`, `15x15k5e`, `h8i9h10`, `i9h8-g7`.
//!
//! Columns are letters from the left (`a` … `z`, `aa` …), rows are numbers from the bottom, from 1.
//! Arranged marks are the first side's, a hyphen, the second side's, each side's row by row from the
//! top. What is read is exactly what is written: lower case, no spaces, no leading zeros.
//!
//! A [`Link`] is a whole game.

mod code;
mod game;
mod link;
mod message;
mod reader;
mod sent;

use std::{error::Error, fmt, str::FromStr};

pub use code::GameId;
pub use game::GameError;
pub use link::{Link, LinkError};
pub use message::{MessageError, link_in, visible};
use reader::{BETWEEN_SIDES, Reader};
pub use sent::Sent;

use super::{Cell, Rules, RulesError, Side, Start};

/// What is wrong with a text, and where.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Cell, notation::{NotationError, NotationReason}};
///
/// let error = "h0".parse::<Cell>().unwrap_err();
/// assert_eq!(error, NotationError { at: 1, reason: NotationReason::Number });
/// assert_eq!(error.to_string(), "at 1: expected a number from 1");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotationError {
    /// Bytes before the place that is wrong.
    pub at: usize,
    /// What is wrong there.
    pub reason: NotationReason,
}

/// Why a text could not be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotationReason {
    /// A letter belongs here: of a column, `a` to `z`, or of a game's name.
    Letter,
    /// A number from 1, without leading zeros, belongs here.
    Number,
    /// The number or the column is larger than any board's.
    TooLarge,
    /// This character belongs here.
    Character(char),
    /// A cell further on, row by row from the top, belongs here.
    Order,
    /// Nothing may follow here.
    End,
    /// The text is in order, the rules it asks for are not.
    Rules(RulesError),
}

/// Reads a list of moves, written one after the other.
///
/// # Errors
/// The first place that is no cell. Whether the moves can be played is not looked at.
///
/// # Examples
/// ```
/// use in_a_row::engine::notation::{parse_moves, write_moves};
///
/// let moves = parse_moves("h8i9h10")?;
/// assert_eq!(moves.len(), 3);
/// assert_eq!(write_moves(&moves), "h8i9h10");
/// # Ok::<(), in_a_row::engine::notation::NotationError>(())
/// ```
pub fn parse_moves(text: &str) -> Result<Vec<Cell>, NotationError> {
    let mut moves = Vec::new();
    let mut reader = Reader { text, at: 0 };
    while reader.peek().is_some() {
        moves.push(reader.cell()?);
    }
    Ok(moves)
}

/// Writes a list of moves one after the other.
#[must_use]
pub fn write_moves(moves: &[Cell]) -> String {
    moves.iter().map(Cell::to_string).collect()
}

impl FromStr for Cell {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        Reader { text, at: 0 }.whole(Reader::cell)
    }
}

impl FromStr for Rules {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        Reader { text, at: 0 }.whole(Reader::rules)
    }
}

impl FromStr for Start {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        Reader { text, at: 0 }.whole(Reader::start)
    }
}

impl fmt::Display for Start {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second] = [Side::First, Side::Second].map(|side| write_moves(self.of(side)));
        write!(f, "{first}{BETWEEN_SIDES}{second}")
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at {}: {}", self.at, self.reason)
    }
}

impl Error for NotationError {}

impl fmt::Display for NotationReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Letter => f.write_str("expected a letter"),
            Self::Number => f.write_str("expected a number from 1"),
            Self::TooLarge => f.write_str("larger than any board"),
            Self::Character(character) => write!(f, "expected `{character}`"),
            Self::Order => f.write_str("expected a cell further on, row by row from the top"),
            Self::End => f.write_str("expected the end"),
            Self::Rules(error) => error.fmt(f),
        }
    }
}
