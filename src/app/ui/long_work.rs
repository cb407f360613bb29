//! The progress of long work.

use crate::{
    app::{
        game::Page,
        ui::{
            button::{Button, ButtonSpec},
            live::{classes, live_text},
            text_content::text_content,
        },
    },
    words::Text,
};

use leptos::prelude::*;

/// How far long work is, and the button that stops it. Hidden while `words` is empty. It is no status, because screen readers
/// would read it ten times a second.
#[component]
pub(crate) fn LongWorkBox(
    page: Page,
    /// Says how far the work is.
    words: Memo<String>,
    /// Stops the work.
    stop: fn(Page),
) -> impl IntoView {
    let class =
        live_text(move || classes(&[("long-work", true), ("hidden", words.read().is_empty())]));
    view! {
        <div class=class>
            <span
                class="quiet"
                role="timer"
                prop:textContent=text_content(live_text(move || words.get()))
            ></span>
            <Button page spec=ButtonSpec::new(Text::Stop, stop) />
        </div>
    }
}
