//! *Your data*: everything that is stored, to be taken to another device or kept.

use super::{
    button::{Button, ButtonSpec},
    dialog::DialogTop,
    shown::{Shown, classes, following},
};
use crate::{
    app::{
        actions::{Controller, LazyAction},
        state::{Dialog, Refusal, Told},
    },
    platform::backup::BackupError,
    words::{phrases, texts},
};
use leptos::prelude::*;

/// Opens this dialog.
pub(crate) const YOUR_DATA: ButtonSpec = ButtonSpec {
    class: "plain",
    ..ButtonSpec::lazy(texts().your_data, LazyAction::Open(Dialog::Data))
};

const EXPORT: ButtonSpec = ButtonSpec::lazy(texts().export_data, LazyAction::ExportData);
const TAKE_THEIRS: ButtonSpec = ButtonSpec::lazy(texts().take_theirs, LazyAction::TakeTheirs);

#[component]
pub(crate) fn DataDialog(controller: Controller) -> impl IntoView {
    let device = controller.device();
    let told: Shown =
        following(move || device.read().told.as_ref().map_or_else(String::new, words));
    let class = following(move || {
        let has_theirs = device.read().told.as_ref().is_some_and(Told::has_theirs);
        classes(&[("hidden", !has_theirs)])
    });
    view! {
        <dialog id=Dialog::Data.id() class="dialog" aria-label=texts().your_data>
            <DialogTop controller dialog=Dialog::Data />
            <p>{texts().about_data}</p>
            <div class="steps">
                <Button controller spec=EXPORT />
                <label class="file">
                    <span>{texts().import_data}</span>
                    <input
                        type="file"
                        accept=".json,application/json"
                        on:change:capture=move |event| controller.import_data(&event)
                    />
                </label>
            </div>
            <p role="status">{told}</p>
            <div class=class>
                <Button controller spec=TAKE_THEIRS />
            </div>
        </dialog>
    }
}

fn words(told: &Told) -> String {
    match told {
        Told::Exported => texts().saved.to_owned(),
        Told::NotExported => texts().not_exported.to_owned(),
        Told::Imported { added, .. } => phrases().imported(*added, told.has_theirs()),
        Told::TookTheirs => texts().took_theirs.to_owned(),
        Told::Refused(refusal) => match refusal {
            Refusal::NotRead => texts().file_not_read,
            Refusal::File(BackupError::Foreign) => texts().file_foreign,
            Refusal::File(BackupError::Newer) => texts().file_newer,
            Refusal::File(BackupError::Damaged) => texts().file_damaged,
            Refusal::TooLarge => texts().file_too_large,
        }
        .to_owned(),
    }
}
