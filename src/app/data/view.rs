//! The dialog *Your data*: everything that is stored, for another device or as a backup.

use crate::{
    app::{
        data::{DIALOG, actions},
        device::{
            self,
            model::{ImportError, TransferStatus},
        },
        game::Page,
        ui::{
            button::{Button, ButtonSpec},
            dialog::DialogTop,
            file_field::FileField,
            live::{LiveText, classes, live_text, translated},
        },
    },
    platform::backup::BackupError,
    words::{Text, phrases, text},
};

use leptos::prelude::*;

/// The button that opens this dialog.
pub(crate) const YOUR_DATA: ButtonSpec =
    ButtonSpec { class: "plain", ..ButtonSpec::open(Text::YourData, DIALOG) };

const EXPORT: ButtonSpec = ButtonSpec::new(Text::ExportData, actions::export_data);
const TAKE_THEIRS: ButtonSpec = ButtonSpec::new(Text::TakeTheirs, actions::take_theirs);

/// The dialog for export and import.
#[component]
pub(crate) fn DataDialog(page: Page) -> impl IntoView {
    let device = device::device(page);
    let status: LiveText = live_text(move || device.read().transfer_status.text(words));
    let class = live_text(move || {
        let has_theirs =
            device.read().transfer_status.said().is_some_and(TransferStatus::has_theirs);
        classes(&[("hidden", !has_theirs)])
    });
    view! {
        <dialog id=DIALOG.id class="dialog" aria-label=translated(DIALOG.title)>
            <DialogTop page dialog=DIALOG />
            <p>{translated(Text::AboutData)}</p>
            <div class="steps">
                <Button page spec=EXPORT />
                <FileField
                    name=Text::ImportData
                    takes_several=false
                    on_change=move |event| actions::import_data(page, &event)
                />
            </div>
            <p role="status">{status}</p>
            <div class=class>
                <Button page spec=TAKE_THEIRS />
            </div>
        </dialog>
    }
}

/// Returns the message about an export or import.
fn words(status: &TransferStatus) -> String {
    match status {
        TransferStatus::Exported => text(Text::Saved).to_owned(),
        TransferStatus::NotExported => text(Text::NotExported).to_owned(),
        TransferStatus::Imported { added, .. } => phrases::imported(*added, status.has_theirs()),
        TransferStatus::TookTheirs => text(Text::TookTheirs).to_owned(),
        TransferStatus::Refused(refusal) => match refusal {
            ImportError::NotRead => text(Text::FileNotRead),
            ImportError::File(BackupError::Foreign) => text(Text::FileForeign),
            ImportError::File(BackupError::Newer) => text(Text::FileNewer),
            ImportError::File(BackupError::Damaged) => text(Text::FileDamaged),
            ImportError::TooLarge => text(Text::FileTooLarge),
        }
        .to_owned(),
    }
}
