//! The progress of a bot that thinks.

use crate::{
    app::{
        game::{Page, bot},
        ui::{
            button::{Button, ButtonSpec},
            live::{LiveText, classes, live_text},
            text_content::text_content,
        },
    },
    protocol::Progress,
    words::{Text, phrases},
};

use leptos::prelude::*;

/// The button that makes the bot move at once.
const MOVE_NOW: ButtonSpec = ButtonSpec {
    is_shown: |ui| ui.controls.read().thinking,
    ..ButtonSpec::new(Text::MoveNow, bot::move_now)
};

/// The bot's progress, and the button that makes it move. This is beside the status line, which screen readers would
/// otherwise read ten times a second.
#[component]
pub(crate) fn ProgressBox(page: Page) -> impl IntoView {
    let words: LiveText = live_text(move || {
        page.ui.of::<Option<Progress>>().get().map_or_else(String::new, phrases::progress)
    });
    let class: LiveText = live_text(move || {
        // A review shows it in its own panel. Here it would push the list of moves down under a pointer.
        let is_hidden = page.ui.of::<Option<Progress>>().get().is_none()
            || page.ui.game.read().mode.review().is_some();
        classes(&[("progress", true), ("hidden", is_hidden)])
    });
    view! {
        <div class=class>
            <span class="quiet" role="timer" prop:textContent=text_content(words)></span>
            <Button page spec=MOVE_NOW />
        </div>
    }
}
