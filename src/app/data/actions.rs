//! The actions of *Your data*: export and import of everything that is stored.

use crate::{
    app::{
        device::{
            self,
            model::{ImportError, TransferStatus},
        },
        game::{Page, late, storing},
    },
    platform::{
        backup::{self, BackupError},
        files,
    },
    session::{Entries, Transfer, TransferError, archive::StoreReason},
    storage_keys::{self, DEVICE, OF_DEVICE, OWN_GAME},
};

use leptos::{prelude::*, task::spawn_local};
use rand::Rng as _;
use web_sys::Event;

/// Saves everything that is stored as a file, and reports the result.
pub(crate) fn export_data(page: Page) {
    let entries = stored_entries(page);
    let stored = entries.into_iter().map(|(name, text)| (storage_keys::key(&name), text));
    let saved = backup::write(stored).and_then(|text| {
        let name = format!("in-a-row-{}.json", files::today());
        files::save(&files::address_of(&text), &name)
    });
    report_transfer(page, saved.map_or(TransferStatus::NotExported, |()| TransferStatus::Exported));
}

/// Imports the file that was just chosen, and reports the result.
pub(crate) fn import_data(page: Page, event: &Event) {
    let Some(file) = files::chosen(event) else { return };
    spawn_local(async move {
        let transfer = match files::text_of(&file).await {
            Some(text) => transfer(page, &text),
            None => Err(ImportError::NotRead),
        };
        match transfer {
            Ok(Transfer { write, added, yours }) => {
                store_entries(page, &write);
                report_transfer(page, TransferStatus::Imported { added, yours });
            }
            Err(refusal) => report_transfer(page, TransferStatus::Refused(refusal)),
        }
    });
}

/// Replaces entries on this device by those of the imported file that differ, after the person has asked for it.
pub(crate) fn take_theirs(page: Page) {
    let status =
        device::device(page).with_untracked(|device| device.transfer_status.said().cloned());
    if let Some(TransferStatus::Imported { yours, .. }) = status {
        store_entries(page, &yours);
        report_transfer(page, TransferStatus::TookTheirs);
    }
}

/// Merges a file with the stored entries.
fn transfer(page: Page, text: &str) -> Result<Transfer, ImportError> {
    const DAMAGED: ImportError = ImportError::File(BackupError::Damaged);
    let mut file = Entries::new();
    for (key, text) in backup::read(text).map_err(ImportError::File)? {
        let name = storage_keys::name(&key).ok_or(DAMAGED)?;
        file.insert(name.to_owned(), text);
    }
    Transfer::merge(&stored_entries(page), &file).map_err(|error| match error {
        TransferError::TooLarge => ImportError::TooLarge,
        TransferError::NoDevice | TransferError::Unreadable(_) => DAMAGED,
    })
}

/// Returns everything that is stored, with the name of this device, which is created if there is none.
fn stored_entries(page: Page) -> Entries {
    if storing::load::<String>(page, DEVICE).is_none() {
        let name = page.core.try_update_value(|core| core.random.next_u64());
        storing::store(page, DEVICE, &format!("{:016x}", name.unwrap_or_default()));
    }
    let names = page.core.with_value(|core| core.store.names(""));
    let names = names.into_iter().filter(|name| !OF_DEVICE.contains(&name.as_str()));
    let entry = |name: String| storing::load(page, &name).map(|text| (name, text));
    names.filter_map(entry).collect()
}

/// Stores these entries, and shows the result.
fn store_entries(page: Page, entries: &Entries) {
    // The own game is parked before another one replaces it.
    if let Some(own) = entries.get(OWN_GAME) {
        storing::store_own_game(page, own, StoreReason::Board);
    }
    for (name, text) in entries {
        storing::store(page, name, text);
    }
    storing::drop_surplus(page);
    late::call(page, |late, page| (late.sync_tabs)(page));
}

/// Clears the message about the last export or import.
pub(crate) fn clear_transfer_status(page: Page) {
    device::device(page).update(|device| device.transfer_status.clear());
}

/// Shows the result of an export or import.
fn report_transfer(page: Page, status: TransferStatus) {
    device::device(page).try_update(|device| device.transfer_status.say(status));
}
