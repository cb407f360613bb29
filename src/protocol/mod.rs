//! What the page and the worker say to each other.
//!
//! The page sends an [`Order`] as text: a [`Request`] under a number, or to stop. Under the same number it
//! gets a [`Report`]: how far the worker has come, and the [answer](StrengthAnswer) as text. Each request says
//! all that its answer depends on: another worker can take the place of one that is gone.

mod answers;
mod message;
mod request;

pub use answers::{
    AnswerError, HintAnswer, MinimaxAnswer, ReviewAnswer, StrengthAnswer, ValuesAnswer,
};
pub use message::{MessageError, Order, Report};
pub use request::{Request, RequestError, View};

/// What a worker says first; whatever it was told before is lost.
pub const READY: &str = "ready";
