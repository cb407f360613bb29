use std::{error::Error, fmt};

use crate::engine::{ArrangeError, RulesError};

use super::CommandError;

/// Why a command that is in order cannot be carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Problem {
    /// It could not be read.
    Command(CommandError),
    /// The board would be smaller or larger than those that are played on.
    Size,
    /// There is no board yet.
    NoBoard,
    /// The rules named so are not played.
    Rule(&'static str),
    /// No game has such rules.
    Rules(RulesError),
    /// Less memory is allowed than this many bytes, with which it can play.
    Memory(u64),
    /// A stone is, or should be put, outside the board.
    Outside,
    /// There is a stone already.
    Taken,
    /// There is no stone to take back.
    Free,
    /// A line between `BOARD` and `DONE` is not a place and whose stone is there, 1 or 2.
    Stone,
    /// Another command came after `BOARD`, and no `DONE`.
    NoDone,
    /// It is not this program's turn with so many stones.
    Turn {
        /// How many are this program's.
        own: usize,
        /// How many are the other's.
        other: usize,
    },
    /// Somebody has won already.
    Over,
    /// There is no free place.
    Full,
    /// No game can be played on from these stones.
    Position(ArrangeError),
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Command(error) => error.fmt(f),
            Self::Size => {
                write!(f, "boards have {} to {} lines each way", super::SHORTEST, super::LONGEST)
            }
            Self::NoBoard => f.write_str("no board: send START first"),
            Self::Rule(name) => write!(f, "{name} is not played: only freestyle and exactly five"),
            Self::Rules(error) => error.fmt(f),
            Self::Memory(least) => write!(f, "too little memory: {least} bytes are needed"),
            Self::Outside => f.write_str("not on the board"),
            Self::Taken => f.write_str("there is a stone already"),
            Self::Free => f.write_str("there is no stone"),
            Self::Stone => f.write_str("expected x,y,1 or x,y,2 or DONE after BOARD"),
            Self::NoDone => f.write_str("expected DONE before the next command"),
            Self::Turn { own, other } => {
                write!(f, "not my turn with {own} stones of mine and {other} of yours")
            }
            Self::Over => f.write_str("the game is over"),
            Self::Full => f.write_str("the board is full"),
            Self::Position(error) => error.fmt(f),
        }
    }
}

impl Error for Problem {}

impl From<CommandError> for Problem {
    fn from(error: CommandError) -> Self {
        Self::Command(error)
    }
}

impl From<RulesError> for Problem {
    fn from(error: RulesError) -> Self {
        Self::Rules(error)
    }
}
