//! The parts of a dialog that sends a link: the field with the link, its QR code, the button that copies it, and the
//! result.

use crate::{
    app::{
        game::{Page, signals::UiState},
        share::{
            actions,
            model::{Copied, ShareState},
            qr,
        },
        ui::{
            button::ButtonSpec,
            elements::LINK,
            live::{live, translated},
        },
    },
    platform::share::ShareResult,
    words::{Text, text},
};

use leptos::prelude::*;

/// The button that copies the link.
pub(crate) const COPY_LINK: ButtonSpec =
    ButtonSpec::new(Text::CopyLink, |page| actions::copy(page, Copied::Link));

/// The field with the link.
#[component]
pub(crate) fn LinkField(page: Page) -> impl IntoView {
    view! {
        <label class="entry">
            <span>{translated(Text::TheLink)}</span>
            <input
                class=LINK
                readonly
                prop:value=live(page.ui, 0, |ui, _| ui.of::<ShareState>().read().link.clone())
            />
        </label>
    }
}

/// The link as a QR code.
#[component]
pub(crate) fn LinkCode(page: Page) -> impl IntoView {
    let code = move || {
        let link = page.ui.of::<ShareState>().read().link.clone();
        qr::draw(&link).map(|qr::Drawing { view_box, path }| {
            view! {
                <svg viewBox=view_box role="img" aria-label="QR">
                    <path d=path />
                </svg>
            }
        })
    };
    view! { <div class="qr">{code}</div> }
}

/// The result of the last action, which is read aloud.
#[component]
pub(crate) fn LinkResult(page: Page) -> impl IntoView {
    view! { <p aria-live="polite">{live(page.ui, 0, result)}</p> }
}

/// Returns the message about the result of the last action.
fn result(ui: UiState, _: usize) -> String {
    ui.of::<ShareState>().read().result.text(|sent| {
        text(match sent {
            ShareResult::Shared => Text::Shared,
            ShareResult::Copied => Text::Copied,
            ShareResult::CalledOff | ShareResult::Busy => Text::NotSent,
            ShareResult::Refused => Text::CopyYourself,
            ShareResult::Saved => Text::Saved,
            ShareResult::NotTaken => Text::PictureNotTaken,
            ShareResult::NotDrawn => Text::PictureNotDrawn,
        })
        .to_owned()
    })
}
