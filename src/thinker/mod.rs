//! What is found out beside the page, in a worker of its own, and how the page asks for it.
//!
//! The page sends a [`Request`] as text and gets the [`Answer`](StrengthAnswer) as text, in the order
//! of the requests. Answers are in words and markup, ready to be shown, so that the page need not
//! load what makes them before it can be played. Each request says all that its answer depends on:
//! the thinker remembers nothing, and another one can take its place.

#[cfg(target_arch = "wasm32")]
mod answer;
mod answers;
#[cfg(target_arch = "wasm32")]
mod minimax;
mod request;

#[cfg(target_arch = "wasm32")]
pub use answer::answer;
pub use answers::{
    AnswerError, HintAnswer, MinimaxAnswer, ReviewAnswer, StrengthAnswer, ValuesAnswer,
};
pub use request::{Request, RequestError, View};
