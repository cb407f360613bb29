//! The messages between the page and the worker.
//!
//! The page sends an [`Order`], which either asks a [`Request`] under a number or stops one. The worker sends
//! [`Report`]s with the same number: its [`Progress`], and in the end an [`Answer`]. A request contains
//! everything that its answer depends on, so another worker can take over if one fails.
//!
//! Messages are data: numbers, cells and games, but no words. They travel as bytes and are checked when they
//! are read. Bytes that are not a message are a [`MessageError`]; an answer that does not fit its request is
//! an [`AnswerError`].
//!
//! ```
//! use in_a_row::{
//!     engine::{Game, Rules},
//!     protocol::{Order, Request},
//! };
//!
//! // The page asks for a hint; the worker reads what it asked.
//! let order = Order::Ask(1, Request::Hint(Game::new(Rules::NOUGHTS_AND_CROSSES)));
//! let bytes = order.to_bytes();
//! assert_eq!(Order::from_bytes(&bytes)?, order);
//! # Ok::<(), in_a_row::protocol::MessageError>(())
//! ```

mod answer;
mod message;
mod request;

pub use answer::{Answer, AnswerError};
pub use message::{MessageError, Order, Progress, Report};
pub use request::Request;
