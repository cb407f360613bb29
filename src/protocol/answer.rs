use std::{error::Error, fmt};

use serde::{Deserialize, Serialize};

use crate::engine::{
    Cell, Ply,
    advice::{BestLines, Hint, Review},
    call_tree::{Counts, Event},
    exact::Value,
    strength::Strength,
};

/// The answer to a [`Request`](super::Request).
///
/// # Examples
/// ```
/// use in_a_row::{engine::{Cell, Ply}, protocol::{Answer, Report}};
///
/// let report = Report::Answer(7, Answer::Ply(Ply::Move(Cell::new(1, 1))));
/// assert_eq!(Report::from_bytes(&report.to_bytes()), Ok(report));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Answer {
    /// No answer: the worker found nothing, or the request was stopped before it began.
    Nothing,
    /// The strength of an opponent if you start, and if it starts.
    Strength([Strength; 2]),
    /// The number of calls that minimax makes.
    Count(Counts),
    /// The calls that minimax makes.
    Calls {
        /// The events, call by call.
        events: Vec<Event>,
        /// The number of calls, with and without alpha-beta.
        counts: Counts,
    },
    /// A bot's ply.
    Ply(Ply),
    /// A good move, and why it is good.
    Hint(Hint),
    /// The values of all free cells for the side to move.
    Values(Vec<(Cell, Value)>),
    /// The review of a game.
    Review(Review),
    /// The best or the most balanced moves, each with a line.
    Lines(BestLines),
}

/// The answer does not fit the request.
///
/// # Examples
/// ```
/// assert_eq!(in_a_row::protocol::AnswerError.to_string(), "not an answer to this request");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AnswerError;

impl fmt::Display for AnswerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not an answer to this request")
    }
}

impl Error for AnswerError {}
