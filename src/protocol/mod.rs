//! The messages between the page and the worker.
//!
//! The page sends an [`Order`], which either makes a numbered [`Request`] or stops one. The worker sends
//! [`Report`]s with the same number: its [`Progress`], and finally an [`Answer`]. A request contains everything
//! that its answer depends on, so another worker can take over if one fails.
//!
//! Messages are data: numbers, cells and games, but no words. They are sent as bytes and checked when they are read.
//! Bytes that are not a message result in a [`MessageError`], an answer that does not fit its request in an
//! [`AnswerError`].
//!
//! ```
//! use in_a_row::{
//!     engine::{Game, Rules},
//!     protocol::{Order, Request},
//! };
//!
//! // The page asks for a hint; the worker reads the request.
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
pub use request::{LineKind, Request};
