//! The parts that all dialogs share.

use crate::{
    app::{
        game::{Page, dialog::Dialog},
        ui::{
            button::{Action, Button, ButtonSpec},
            icon,
            live::translated,
            text_content::text_content,
        },
    },
    words::Text,
};
use leptos::prelude::*;

/// The top of a dialog: its title and the button that closes it.
#[component]
pub(crate) fn DialogTop(
    page: Page,
    /// The dialog.
    dialog: Dialog,
) -> impl IntoView {
    let spec = ButtonSpec {
        icon: icon::CLOSE,
        class: "bare",
        ..ButtonSpec::of(Text::Close, Action::Close(dialog))
    };
    view! {
        <div class="dialog-top">
            <h2 prop:textContent=text_content(translated(dialog.title))></h2>
            <Button page spec />
        </div>
    }
}
