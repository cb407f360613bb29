//! The tree of calls as text: the content of the picture for people who don't see it.

use crate::{
    app::minimax::picture::best_answer, engine::call_tree::Progress, session::Thought,
    words::phrases,
};
use leptos::prelude::*;

/// Renders the calls so far as nested lists.
pub(crate) fn list(thought: &Thought) -> impl IntoView + use<> {
    let progress = thought.tree().progress(thought.at());
    view! { <ul>{item(thought, &progress, 0)}</ul> }
}

/// Renders a call, and the calls that it has made.
fn item(thought: &Thought, progress: &[Progress], place: usize) -> AnyView {
    let tree = thought.tree();
    let parent = tree.calls()[place].parent;
    let is_kept = parent.and_then(|parent| best_answer(thought, progress, parent)) == Some(place);
    let is_done = matches!(progress[place], Progress::Answered(_));
    let children: Vec<_> = tree
        .children(place)
        .filter(|&child| is_done || progress[child] != Progress::Ahead)
        .map(|child| item(thought, progress, child))
        .collect();
    let children = (!children.is_empty()).then(|| view! { <ul>{children}</ul> });
    view! {
        <li>
            {phrases::minimax_call(thought, place, progress[place], is_kept)}
            {children}
        </li>
    }
    .into_any()
}
