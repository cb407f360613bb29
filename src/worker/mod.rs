//! What is found out beside the page, in a worker of its own. What a [`Desk`] remembers makes it only quicker.

#[cfg(target_arch = "wasm32")]
mod answer;
mod desk;
#[cfg(target_arch = "wasm32")]
mod minimax;
#[cfg(target_arch = "wasm32")]
mod serve;
mod task;

#[cfg(target_arch = "wasm32")]
use answer::VOICE;
pub use desk::{Desk, Now, Voice};
#[cfg(target_arch = "wasm32")]
pub use serve::serve;
pub use task::Progress;
