//! The tree of calls as text: the same content for those who don't see the picture.

use std::fmt::Write;

use crate::{
    app::minimax::picture::kept, engine::call_tree::Progress, session::Thought, words::phrases,
};

/// The calls so far as a list in lists, as markup.
pub(crate) fn list(thought: &Thought) -> String {
    let mut list = String::from("<ul>");
    write_call(&mut list, thought, &thought.tree().progress(thought.at()), 0);
    list.push_str("</ul>");
    list
}

fn write_call(list: &mut String, thought: &Thought, progress: &[Progress], place: usize) {
    let call = thought.tree().calls()[place];
    let is_kept = call.parent.and_then(|parent| kept(thought, progress, parent)) == Some(place);
    // A string takes everything.
    let _ = write!(list, "<li>{}", phrases::minimax_call(thought, place, progress[place], is_kept));
    let parent_is_done = |parent| matches!(progress[parent], Progress::Answered(_));
    let mut children = thought
        .tree()
        .children(place)
        .filter(|&child| progress[child] != Progress::Ahead || parent_is_done(place))
        .peekable();
    if children.peek().is_some() {
        list.push_str("<ul>");
        children.for_each(|child| write_call(list, thought, progress, child));
        list.push_str("</ul>");
    }
    list.push_str("</li>");
}
