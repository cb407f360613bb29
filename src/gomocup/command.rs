use std::{error::Error, fmt};

use super::{Point, info::Info};

/// What a manager asks for in one line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// A new game on a board of this many columns and rows: `START` and `RECTSTART`.
    Start {
        /// Columns.
        width: u8,
        /// Rows.
        height: u8,
    },
    /// A new game on the same board.
    Restart,
    /// Make the first move.
    Begin,
    /// The other has played here: answer it.
    Turn(Point),
    /// Play just here.
    Play(Point),
    /// The stones follow, up to `DONE`: then move.
    Board,
    /// The stones of a swap2 opening follow, up to `DONE`.
    Swap2Board,
    /// This stone is taken off again.
    TakeBack(Point),
    /// Something to know, to which nothing is answered; `None` where there is no need to know it.
    Info(Option<Info>),
    /// Say who you are.
    About,
    /// Leave, and say nothing more.
    End,
}

/// Why a line is no command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CommandError {
    /// Nothing begins with this word.
    Unknown,
    /// What follows the word should be this.
    Expected(&'static str),
}

impl Command {
    /// Reads one line, without regard to upper and lower case.
    ///
    /// # Errors
    /// The line begins with no word of the protocol, or what follows does not go with it.
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

    /// Whether whoever sends this no longer wants to wait for the move that was asked for before.
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
