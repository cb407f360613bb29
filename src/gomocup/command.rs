use std::{error::Error, fmt};

use super::{Point, info::Info};

/// A command from the manager: one line.
///
/// # Examples
/// ```
/// use in_a_row::gomocup::{Command, Point};
///
/// assert_eq!(Command::parse("START 15"), Ok(Command::Start { width: 15, height: 15 }));
/// assert_eq!(Command::parse("turn 7,7"), Ok(Command::Turn(Point { x: 7, y: 7 })));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Start a game on a board with this many columns and rows: `START` and `RECTSTART`.
    Start {
        /// The number of columns.
        width: u8,
        /// The number of rows.
        height: u8,
    },
    /// Start a game on the same board.
    Restart,
    /// Make the first move.
    Begin,
    /// Answer the opponent's move to this point.
    Turn(Point),
    /// Play to this point.
    Play(Point),
    /// Read stones up to `DONE`, then move.
    Board,
    /// Read the stones of a swap2 opening, up to `DONE`.
    Swap2Board,
    /// Take this stone off the board.
    TakeBack(Point),
    /// Note information that needs no answer; `None` if it doesn't matter here.
    Info(Option<Info>),
    /// Identify yourself.
    About,
    /// End at once, without further output.
    End,
}

/// The reason why a line is not a command.
///
/// # Examples
/// ```
/// use in_a_row::gomocup::{Command, CommandError};
///
/// assert_eq!(Command::parse("HELLO"), Err(CommandError::Unknown));
/// let error = Command::parse("TURN h8").unwrap_err();
/// assert_eq!(error.to_string(), "expected x,y, both from 0");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CommandError {
    /// The line starts with an unknown word.
    Unknown,
    /// The word must be followed by this.
    Expected(&'static str),
}

impl Command {
    /// Reads one line, ignoring case.
    ///
    /// # Errors
    /// The line doesn't start with a command, or its arguments are wrong.
    pub fn parse(line: &str) -> Result<Self, CommandError> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let point = || rest.parse().map_err(|_| CommandError::Expected("x,y, both from 0"));
        Ok(match word.to_ascii_uppercase().as_str() {
            "START" => {
                let side = rest.trim().parse();
                let side = side.map_err(|_| CommandError::Expected("a side of 5 to 40"))?;
                Self::Start { width: side, height: side }
            }
            "RECTSTART" => {
                let Point { x, y } =
                    rest.parse().map_err(|_| CommandError::Expected("width,height of 5 to 40"))?;
                Self::Start { width: x, height: y }
            }
            "RESTART" => Self::Restart,
            "BEGIN" => Self::Begin,
            "TURN" => Self::Turn(point()?),
            "PLAY" => Self::Play(point()?),
            "BOARD" => Self::Board,
            "SWAP2BOARD" => Self::Swap2Board,
            "TAKEBACK" => Self::TakeBack(point()?),
            "INFO" => Self::Info(Info::parse(rest)),
            "ABOUT" => Self::About,
            "END" => Self::End,
            _ => return Err(CommandError::Unknown),
        })
    }

    /// Returns whether the manager no longer wants to wait for the current move.
    #[must_use]
    pub const fn interrupts(self) -> bool {
        !matches!(self, Self::Info(_) | Self::About)
    }
}

impl fmt::Display for CommandError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown => f.write_str("unknown command"),
            Self::Expected(what) => write!(f, "expected {what}"),
        }
    }
}

impl Error for CommandError {}
