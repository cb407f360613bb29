//! How minimax thinks: one step of it, as a picture and as text.

mod calls;
mod picture;

use crate::{protocol::MinimaxAnswer, session::Thought, words};

/// All that is shown of a thought.
pub(super) fn shown(thought: &Thought) -> MinimaxAnswer {
    let (picture, middle) = picture::draw(thought);
    MinimaxAnswer {
        last: thought.last(),
        middle,
        scheme: words::minimax_scheme(thought),
        picture,
        step: words::minimax_step(thought),
        counts: words::looked_at(thought.counts()),
        calls: calls::list(thought),
    }
}
