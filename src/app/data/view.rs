//! *Your data*: everything that is stored, to be taken to another device or kept.

use crate::{
    app::{
        data::{DIALOG, actions},
        device::{
            self,
            model::{ImportError, Told},
        },
        game::{Page, action::LazyAction},
        ui::{
            button::{Button, ButtonSpec},
            dialog::DialogTop,
            shown::{LiveText, classes, following, shown_text},
        },
    },
    platform::backup::BackupError,
    words::{Text, phrases, text},
};

use leptos::prelude::*;

/// Opens this dialog.
pub(crate) const YOUR_DATA: ButtonSpec =
    ButtonSpec { class: "plain", ..ButtonSpec::lazy(Text::YourData, LazyAction::Open(DIALOG)) };

const EXPORT: ButtonSpec = ButtonSpec::lazy(Text::ExportData, LazyAction::ExportData);
const TAKE_THEIRS: ButtonSpec = ButtonSpec::lazy(Text::TakeTheirs, LazyAction::TakeTheirs);

#[component]
pub(crate) fn DataDialog(page: Page) -> impl IntoView {
    let device = device::device(page);
    let told: LiveText = following(move || device.read().told.text(words));
    let class = following(move || {
        let has_theirs = device.read().told.said().is_some_and(Told::has_theirs);
        classes(&[("hidden", !has_theirs)])
    });
    view! {
        <dialog id=DIALOG.id class="dialog" aria-label=shown_text(DIALOG.title)>
            <DialogTop page dialog=DIALOG />
            <p>{shown_text(Text::AboutData)}</p>
            <div class="steps">
                <Button page spec=EXPORT />
                <label class="file">
                    <span>{shown_text(Text::ImportData)}</span>
                    <input
                        type="file"
                        on:change:capture=move |event| actions::import_data(page, &event)
                    />
                </label>
            </div>
            <p role="status">{told}</p>
            <div class=class>
                <Button page spec=TAKE_THEIRS />
            </div>
        </dialog>
    }
}

fn words(told: &Told) -> String {
    match told {
        Told::Exported => text(Text::Saved).to_owned(),
        Told::NotExported => text(Text::NotExported).to_owned(),
        Told::Imported { added, .. } => phrases::imported(*added, told.has_theirs()),
        Told::TookTheirs => text(Text::TookTheirs).to_owned(),
        Told::Refused(refusal) => match refusal {
            ImportError::NotRead => text(Text::FileNotRead),
            ImportError::File(BackupError::Foreign) => text(Text::FileForeign),
            ImportError::File(BackupError::Newer) => text(Text::FileNewer),
            ImportError::File(BackupError::Damaged) => text(Text::FileDamaged),
            ImportError::TooLarge => text(Text::FileTooLarge),
        }
        .to_owned(),
    }
}
