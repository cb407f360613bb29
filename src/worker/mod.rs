//! What is found out beside the page, in a worker of its own. What a [`Desk`] remembers makes it only quicker.

#[cfg(target_arch = "wasm32")]
mod answer;
mod desk;
#[cfg(target_arch = "wasm32")]
mod minimax;
mod task;

#[cfg(target_arch = "wasm32")]
pub use answer::VOICE;
pub use desk::{Desk, Now, Voice};
pub use task::Progress;
