use std::{error::Error, fmt};

use crate::engine::{ArrangeError, RulesError};

use super::{CommandError, rule::UnsupportedRule};

/// The reason why a command cannot be executed. It is sent to the manager as a line with `ERROR` or `UNKNOWN`.
///
/// # Examples
/// ```
/// use in_a_row::gomocup::Problem;
///
/// assert_eq!(Problem::Size.to_string(), "boards have 5 to 40 lines each way");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Problem {
    /// The command could not be read.
    Command(CommandError),
    /// The board is smaller or larger than those supported.
    Size,
    /// There is no board yet.
    NoBoard,
    /// These rules are not supported.
    Rule(&'static str),
    /// No game has such rules.
    Rules(RulesError),
    /// The memory limit is below this many bytes, the least that the program needs.
    Memory(u64),
    /// A stone is off the board.
    Outside,
    /// There is already a stone.
    Taken,
    /// There is no stone to take back.
    Free,
    /// A line between `BOARD` and `DONE` is not a point and an owner, 1 or 2.
    Stone,
    /// A line between `SWAP2BOARD` and `DONE` is not a point.
    Point,
    /// A swap2 opening has another number of stones before a player chooses.
    Opening,
    /// Another command came after `BOARD`, without a `DONE`.
    NoDone,
    /// `BEGIN` came when there were already stones.
    Begun,
    /// With these numbers of stones, it is not this program's turn.
    Turn {
        /// The number of this program's stones.
        own: usize,
        /// The number of the opponent's stones.
        other: usize,
    },
    /// One side has already won.
    Over,
    /// The board is full.
    Full,
    /// No game can continue from these stones.
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
            Self::Rule(name) => {
                write!(f, "{name} is not supported: rules 0, 1, 4, 8 and 9 are")
            }
            Self::Rules(error) => error.fmt(f),
            Self::Memory(least) => write!(f, "too little memory: {least} bytes are needed"),
            Self::Outside => f.write_str("not on the board"),
            Self::Taken => f.write_str("there is already a stone"),
            Self::Free => f.write_str("there is no stone"),
            Self::Stone => f.write_str("expected x,y,1 or x,y,2 or DONE after BOARD"),
            Self::Point => f.write_str("expected x,y or DONE after SWAP2BOARD"),
            Self::Opening => f.write_str("expected 0, 3 or 5 stones after SWAP2BOARD"),
            Self::NoDone => f.write_str("expected DONE before the next command"),
            Self::Begun => f.write_str("the game has begun: BEGIN asks for the first move"),
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

impl From<UnsupportedRule> for Problem {
    fn from(UnsupportedRule(name): UnsupportedRule) -> Self {
        Self::Rule(name)
    }
}
