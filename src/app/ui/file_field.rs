//! A field for files.

use crate::{app::ui::live::translated, words::Text};

use leptos::{ev, prelude::*};

/// A field for files, which looks like a button of this name.
#[component]
pub(crate) fn FileField(
    name: Text,
    /// Whether several files can be chosen at once.
    takes_several: bool,
    /// The action after files were chosen.
    on_change: impl Fn(ev::Event) + 'static,
) -> impl IntoView {
    view! {
        <label class="file">
            <span>{translated(name)}</span>
            <input type="file" multiple=takes_several on:change:capture=on_change />
        </label>
    }
}
