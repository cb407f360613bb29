//! *Your data*: everything that is stored, to a file and from one.

use crate::{
    app::{
        device::model::{ImportError, Told},
        game::Controller,
    },
    platform::{
        backup::{self, BackupError},
        files,
    },
    session::{Entries, Transfer, TransferError},
    storage_keys::{self, DEVICE, OF_DEVICE, OWN_GAME},
};
use leptos::{prelude::*, task::spawn_local};
use rand::Rng as _;
use web_sys::Event;

impl Controller {
    /// Saves everything that is stored as a file, and says so.
    pub(crate) fn export_data(self) {
        let entries = self.stored_entries();
        let stored = entries.into_iter().map(|(name, text)| (storage_keys::key(&name), text));
        let saved = backup::write(stored).and_then(|text| {
            let name = format!("in-a-row-{}.json", files::today()?);
            files::save(&files::address_of(&text)?, &name)
        });
        self.tell_of_data(saved.map_or(Told::NotExported, |()| Told::Exported));
    }

    /// Brings in the file that was just chosen, and says what came of it.
    pub fn import_data(self, event: &Event) {
        let Some(file) = files::chosen(event) else { return };
        spawn_local(async move {
            let transfer = match files::text_of(&file).await {
                Some(text) => self.transfer(&text),
                None => Err(ImportError::NotRead),
            };
            match transfer {
                Ok(Transfer { write, added, yours }) => {
                    self.take_in(&write);
                    self.tell_of_data(Told::Imported { added, yours });
                }
                Err(refusal) => self.tell_of_data(Told::Refused(refusal)),
            }
        });
    }

    /// Takes over what the file has in place of what is here, as was asked for.
    pub(crate) fn take_theirs(self) {
        let told = self.device().with_untracked(|device| device.told.said().cloned());
        if let Some(Told::Imported { yours, .. }) = told {
            self.take_in(&yours);
            self.tell_of_data(Told::TookTheirs);
        }
    }

    fn transfer(self, text: &str) -> Result<Transfer, ImportError> {
        const DAMAGED: ImportError = ImportError::File(BackupError::Damaged);
        let mut file = Entries::new();
        for (key, text) in backup::read(text).map_err(ImportError::File)? {
            let name = storage_keys::name(&key).ok_or(DAMAGED)?;
            file.insert(name.to_owned(), text);
        }
        Transfer::merge(&self.stored_entries(), &file).map_err(|error| match error {
            TransferError::TooLarge => ImportError::TooLarge,
            TransferError::NoDevice | TransferError::Unreadable(_) => DAMAGED,
        })
    }

    /// Everything that is stored, with the name of this device, which it gets now if it has none.
    fn stored_entries(self) -> Entries {
        if self.load::<String>(DEVICE).is_none() {
            let name = self.core.try_update_value(|core| core.random.next_u64());
            self.keep(DEVICE, &format!("{:016x}", name.unwrap_or_default()));
        }
        let names = self.core.with_value(|core| core.store.names(""));
        let names = names.into_iter().filter(|name| !OF_DEVICE.contains(&name.as_str()));
        let entry = |name: String| self.load(&name).map(|text| (name, text));
        names.filter_map(entry).collect()
    }

    /// Stores these, and shows what has come of that.
    fn take_in(self, entries: &Entries) {
        // The own game makes way for another one first.
        if let Some(own) = entries.get(OWN_GAME) {
            self.store_own_game(own, true);
        }
        for (name, text) in entries {
            self.keep(name, text);
        }
        self.drop_surplus();
        self.catch_up_with_tabs();
    }

    /// Has *Your data* say nothing of what was done before.
    pub(crate) fn forget_told(self) {
        self.device().update(|device| device.told.clear());
    }

    fn tell_of_data(self, told: Told) {
        self.device().try_update(|device| device.told.say(told));
    }
}
