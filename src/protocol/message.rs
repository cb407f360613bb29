use std::{error::Error, fmt, time::Duration};

use serde::{Deserialize, Serialize};

use super::{Answer, Request};
use crate::engine::Cell;

/// What the page tells the worker.
///
/// ```
/// use in_a_row::protocol::{Order, Request};
///
/// let order = Order::Ask(12, Request::Count);
/// assert_eq!(Order::from_bytes(&order.to_bytes()), Ok(order));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(clippy::large_enum_variant, reason = "there is one at a time, on its way to be written")]
pub enum Order {
    /// Answer this request. The answer will have the same number.
    Ask(u32, Request),
    /// Answer the request with this number now, as well as you can.
    Stop(u32),
}

/// What the worker tells the page.
///
/// ```
/// use in_a_row::protocol::{Progress, Report};
///
/// let report = Report::Progress { id: 12, progress: Progress::Positions(3, 40), best: None };
/// assert_eq!(Report::from_bytes(&report.to_bytes()), Ok(report));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Report {
    /// The worker has started. Whatever it was told before is lost.
    Ready,
    /// The worker could not read an order.
    Misunderstood,
    /// The answer to the request with this number. Nothing more follows about it.
    Answer(u32, Answer),
    /// How far the worker has come with a request.
    Progress {
        /// The request's number.
        id: u32,
        /// How far it has come.
        progress: Progress,
        /// The move that it would answer now, where a move is asked for.
        best: Option<Cell>,
    },
}

/// How far a search has come.
///
/// ```
/// use std::time::Duration;
///
/// use in_a_row::protocol::{Progress, Report};
///
/// let progress = Progress::Depth(9, Duration::from_millis(1500));
/// let report = Report::Progress { id: 1, progress, best: None };
/// assert_eq!(Report::from_bytes(&report.to_bytes()), Ok(report));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Progress {
    /// So many plies deep, after so much time.
    Depth(u32, Duration),
    /// So many positions of so many.
    Positions(usize, usize),
}

/// These bytes are no message.
///
/// ```
/// use in_a_row::protocol::{MessageError, Order};
///
/// assert_eq!(Order::from_bytes(b"12 count"), Err(MessageError));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MessageError;

impl Order {
    /// The order as it is sent.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        write(self)
    }

    /// Reads an order.
    ///
    /// # Errors
    /// The bytes are not exactly one order.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, MessageError> {
        read(bytes)
    }
}

impl Report {
    /// The report as it is sent.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        write(self)
    }

    /// Reads a report.
    ///
    /// # Errors
    /// The bytes are not exactly one report.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, MessageError> {
        read(bytes)
    }
}

/// Nothing here is of a kind that cannot be written. Were it so, the other side would find no message in no
/// bytes.
fn write(message: &impl Serialize) -> Vec<u8> {
    postcard::to_allocvec(message).unwrap_or_default()
}

fn read<'bytes, T: Deserialize<'bytes>>(bytes: &'bytes [u8]) -> Result<T, MessageError> {
    match postcard::take_from_bytes(bytes) {
        Ok((message, [])) => Ok(message),
        _ => Err(MessageError),
    }
}

impl fmt::Display for MessageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a message")
    }
}

impl Error for MessageError {}
