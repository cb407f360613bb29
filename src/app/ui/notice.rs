//! The box of a notice.

use crate::{
    app::{
        game::{Page, notices::Notice, signals::UiState},
        ui::{
            button::{Action, Button, ButtonSpec},
            live::{LiveText, classes, live_text},
            text_content::text_content,
        },
    },
    session::distinct,
    words::Text,
};
use leptos::prelude::*;

/// A notice, hidden until it is shown.
#[component]
pub(crate) fn NoticeBox(
    page: Page,
    /// The notice.
    notice: Notice,
    /// The text of the notice.
    message: fn(UiState) -> String,
    /// The name and action of a button that helps, if any.
    remedy: Option<(Text, Action)>,
    /// The name of the button that dismisses it.
    #[prop(default = Text::Dismiss)]
    dismiss: Text,
) -> impl IntoView {
    let is_shown = move || page.ui.notices.read().is_shown(notice);
    let class = live_text(move || classes(&[("notice", true), ("hidden", !is_shown())]));
    // A hidden notice is empty, so that it is read aloud when it is shown.
    let message: LiveText = live_text(move || {
        if is_shown() {
            let times = page.ui.notices.read().times_shown(notice);
            distinct(message(page.ui), times)
        } else {
            String::new()
        }
    });
    let remedy = remedy.map(|(name, action)| {
        view! { <Button page spec=ButtonSpec::of(name, action) /> }
    });
    view! {
        <div class=class>
            <p role="alert" prop:textContent=text_content(message)></p>
            {remedy}
            <Button page spec=ButtonSpec::of(dismiss, Action::Dismiss(notice)) />
        </div>
    }
}
