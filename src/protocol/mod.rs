//! What the page and the worker say to each other.
//!
//! The page sends an [`Order`]: a [`Request`] with a number, or to stop working on one. The worker sends a
//! [`Report`] with the same number: how far it has come, and in the end an [`Answer`]. Each request says
//! everything that its answer depends on, so another worker can take over from one that has failed.
//!
//! All of it is data: numbers, cells, games. It travels as bytes, and what is read is checked: bytes that are no
//! message are a [`MessageError`], an answer to something else than was asked an [`AnswerError`].

mod answer;
mod message;
mod request;

pub use answer::{Answer, AnswerError};
pub use message::{MessageError, Order, Progress, Report};
pub use request::Request;
