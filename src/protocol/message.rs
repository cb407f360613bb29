use std::{error::Error, fmt, time::Duration};

use serde::{Deserialize, Serialize};

use super::{Answer, Request};
use crate::engine::{Ply, advice::BestLines};

/// A message from the page to the worker.
///
/// # Examples
/// ```
/// use in_a_row::protocol::{Order, Request};
///
/// let order = Order::Ask(12, Request::Count);
/// assert_eq!(Order::from_bytes(&order.to_bytes()), Ok(order));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(clippy::large_enum_variant, reason = "there is one at a time, and it is sent at once")]
pub enum Order {
    /// Answer this request. The answer will have the same number.
    Ask(u32, Request),
    /// Answer the request with this number now, with the best result so far.
    Stop(u32),
}

/// A message from the worker to the page.
///
/// # Examples
/// ```
/// use in_a_row::protocol::{Progress, Report};
///
/// let report = Report::Progress { id: 12, progress: Progress::Positions(3, 40), best: None };
/// assert_eq!(Report::from_bytes(&report.to_bytes()), Ok(report));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Report {
    /// The worker has started. Orders that were sent earlier are lost.
    Ready,
    /// The worker could not read an order.
    Misunderstood,
    /// The final answer to the request with this number.
    Answer(u32, Answer),
    /// The lines found so far for the request with this number.
    Lines(u32, BestLines),
    /// The progress with a request.
    Progress {
        /// The number of the request.
        id: u32,
        /// The progress.
        progress: Progress,
        /// The best ply so far, if the request asks for a bot's ply.
        best: Option<Ply>,
    },
}

/// The worker's progress with a request.
///
/// # Examples
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
    /// The depth reached, in plies, and the time spent.
    Depth(u32, Duration),
    /// The number of positions searched, and how many there are.
    Positions(usize, usize),
}

/// The bytes are not a message.
///
/// # Examples
/// ```
/// use in_a_row::protocol::{MessageError, Order};
///
/// assert_eq!(Order::from_bytes(b"12 count"), Err(MessageError));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MessageError;

impl Order {
    /// Writes the order.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        write(self)
    }

    /// Reads an order.
    ///
    /// # Errors
    /// The bytes are not an order, or other bytes follow it.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, MessageError> {
        read(bytes)
    }
}

impl Report {
    /// Writes the report.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        write(self)
    }

    /// Reads a report.
    ///
    /// # Errors
    /// The bytes are not a report, or other bytes follow it.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, MessageError> {
        read(bytes)
    }
}

/// Writes a message. This never fails for the types in these messages. If it did, the receiver would get no bytes,
/// which are a [`MessageError`].
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
