//! How minimax thinks: one step of it, as a picture and as text.

mod calls;
mod picture;

use super::MinimaxAnswer;
use crate::{session::Thought, ui::text};

/// All that is shown of a thought.
pub(super) fn shown(thought: &Thought) -> MinimaxAnswer {
    let (picture, middle) = picture::draw(thought);
    MinimaxAnswer {
        last: thought.last(),
        middle,
        scheme: text::minimax_scheme(thought),
        picture,
        step: text::minimax_step(thought),
        counts: text::looked_at(thought.counts()),
        calls: calls::list(thought),
    }
}
