use std::{error::Error, fmt, str::FromStr};

use super::Request;
use crate::engine::Cell;

/// What the page tells the thinker. Written as `12 count`, with the number first.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(clippy::large_enum_variant, reason = "there is one at a time, on its way to be written")]
pub enum Order {
    /// Answer this, under this number.
    Ask(u32, Request),
    /// Answer the request with this number now, as well as can be.
    Stop(u32),
}

/// What the thinker tells the page. Written as `12 answer WORDS` or `12 progress h8 WORDS`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Report {
    /// The answer to the request with this number, which is the last that is heard of it.
    Answer(u32, String),
    /// How far the thinker has come with the request of this number.
    Progress {
        /// The request's number.
        id: u32,
        /// The move that it would answer now, where a move is asked for.
        best: Option<Cell>,
        /// How far it has come, in words.
        words: String,
    },
}

/// The text is no message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MessageError;

const STOP: &str = "stop";
const ANSWER: &str = "answer";
const PROGRESS: &str = "progress";
const NO_MOVE: &str = "-";

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ask(id, request) => write!(f, "{id} {request}"),
            Self::Stop(id) => write!(f, "{id} {STOP}"),
        }
    }
}

impl FromStr for Order {
    type Err = MessageError;

    fn from_str(text: &str) -> Result<Self, MessageError> {
        let (id, rest) = text.split_once(' ').ok_or(MessageError)?;
        let id = id.parse().map_err(|_| MessageError)?;
        if rest == STOP {
            return Ok(Self::Stop(id));
        }
        rest.parse().map(|request| Self::Ask(id, request)).map_err(|_| MessageError)
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Answer(id, words) => write!(f, "{id} {ANSWER} {words}"),
            Self::Progress { id, best: Some(best), words } => {
                write!(f, "{id} {PROGRESS} {best} {words}")
            }
            Self::Progress { id, best: None, words } => {
                write!(f, "{id} {PROGRESS} {NO_MOVE} {words}")
            }
        }
    }
}

impl FromStr for Report {
    type Err = MessageError;

    fn from_str(text: &str) -> Result<Self, MessageError> {
        let (id, rest) = text.split_once(' ').ok_or(MessageError)?;
        let (kind, words) = rest.split_once(' ').ok_or(MessageError)?;
        let id = id.parse().map_err(|_| MessageError)?;
        match kind {
            ANSWER => Ok(Self::Answer(id, words.to_owned())),
            PROGRESS => {
                let (best, words) = words.split_once(' ').ok_or(MessageError)?;
                let best = match best {
                    NO_MOVE => None,
                    cell => Some(cell.parse().map_err(|_| MessageError)?),
                };
                Ok(Self::Progress { id, best, words: words.to_owned() })
            }
            _ => Err(MessageError),
        }
    }
}

impl fmt::Display for MessageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a message")
    }
}

impl Error for MessageError {}
