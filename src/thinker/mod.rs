//! What is found out beside the page, in a worker of its own, and how the page asks for it.
//!
//! The page sends an [`Order`] as text: a [`Request`] under a number, or to stop. Under the same number it
//! gets a [`Report`]: how far the thinker has come, and the [answer](StrengthAnswer) as text. Answers are in
//! words and markup, ready to be shown, so that the page need not load what makes them before it can be
//! played. Each request says all that its answer depends on: another thinker can take the place of one that
//! is gone. What a [`Desk`] remembers makes it only quicker.

#[cfg(target_arch = "wasm32")]
mod answer;
mod answers;
mod desk;
mod message;
#[cfg(target_arch = "wasm32")]
mod minimax;
mod request;
mod task;

#[cfg(target_arch = "wasm32")]
pub use answer::VOICE;
pub use answers::{
    AnswerError, HintAnswer, MinimaxAnswer, ReviewAnswer, StrengthAnswer, ValuesAnswer,
};
pub use desk::{Desk, Now, Voice};
pub use message::{MessageError, Order, Report};
pub use request::{Request, RequestError, View};
pub use task::Progress;
