//! The dialog *What's new*: the changes of each version.

use crate::{
    app::{
        changes::DIALOG,
        device::{self, model::Missing},
        game::Page,
        ui::{
            button::ButtonSpec,
            dialog::DialogTop,
            live::{LiveText, live_text, translated},
        },
    },
    words::{Changes, Text, text},
};

use leptos::prelude::*;

/// The button that opens this dialog.
pub(crate) const WHATS_NEW: ButtonSpec =
    ButtonSpec { class: "plain", ..ButtonSpec::open(Text::WhatsNew, DIALOG) };

/// The dialog with the changelog.
#[component]
pub(crate) fn ChangesDialog(page: Page) -> impl IntoView {
    let device = device::device(page);
    let missing: LiveText = live_text(move || {
        match device.read().changelog {
            Ok(_) => "",
            Err(Missing::Loading) => text(Text::Loading),
            Err(Missing::Failed) => text(Text::ChangesMissing),
        }
        .to_owned()
    });
    let changes = move || {
        let changes = device.read().changelog.as_deref().map(Changes::all).unwrap_or_default();
        let items = |items: Vec<String>| {
            items.into_iter().map(|item| view! { <li>{item}</li> }).collect::<Vec<_>>()
        };
        let section = |it: Changes| {
            view! {
                <h3>{it.title}</h3>
                <ul>{items(it.items)}</ul>
            }
        };
        changes.into_iter().map(section).collect::<Vec<_>>()
    };
    view! {
        <dialog id=DIALOG.id class="dialog" aria-label=translated(DIALOG.title)>
            <DialogTop page dialog=DIALOG />
            <p role="status">{missing}</p>
            // The changelog is in English.
            <div class="prose" lang="en" dir="ltr">{changes}</div>
        </dialog>
    }
}
