//! Storing games, the score, and everything else that stays on this device. The decisions are made in
//! [`session::archive`](crate::session::archive).

use crate::{
    app::game::{
        Page, late,
        notices::Notice,
        page::{Core, LastStored},
    },
    platform::{clock, storage::Store},
    session::{
        Session,
        archive::{self, StoreReason, Texts},
    },
    storage_error::StorageError,
    storage_keys::OWN_GAME,
};

use leptos::prelude::*;
use rand::Rng as _;
use std::{fmt::Display, str::FromStr};

/// The store, with the last error of reading or writing.
struct StoreTexts<'a> {
    store: &'a mut Store,
    error: Option<StorageError>,
}

impl Texts for StoreTexts<'_> {
    fn read(&mut self, name: &str) -> Option<String> {
        match self.store.load(name) {
            Ok(text) => text,
            Err(error) => {
                self.error = Some(error);
                None
            }
        }
    }

    fn write(&mut self, name: &str, text: &str) {
        if let Err(error) = self.store.save(name, &text) {
            self.error = Some(error);
        }
    }

    fn remove(&mut self, name: &str) {
        self.store.remove(name);
    }

    fn names(&self, prefix: &str) -> Vec<String> {
        self.store.names(prefix)
    }
}

impl Core {
    /// Reads or changes stored texts. Returns the last error as well.
    fn with_texts<T>(
        &mut self,
        work: impl FnOnce(&mut dyn Texts) -> T,
    ) -> (T, Option<StorageError>) {
        let mut stored = StoreTexts { store: &mut self.store, error: None };
        let result = work(&mut stored);
        (result, stored.error)
    }

    /// Reads which game *Undo* would bring back.
    pub(crate) fn read_replaced(&mut self) {
        let name = archive::name_of(&self.session);
        (self.replaced, _) = self.with_texts(|texts| archive::replaced_by(texts, &name));
    }
}

/// Reads or changes stored texts, and reports an error to the person.
pub(crate) fn with_texts<T>(page: Page, work: impl FnOnce(&mut dyn Texts) -> T) -> Option<T> {
    let (result, error) = page.core.try_update_value(|core| core.with_texts(work))?;
    match error {
        Some(error) => report_error(page, error),
        None => recheck_storage(page),
    }
    Some(result)
}

/// Stores the own game, which is on the board. If it has replaced another one, that is parked first, and its new name
/// is returned.
pub(crate) fn store_own_game(page: Page, saved: &str, reason: StoreReason) -> Option<String> {
    if reason == StoreReason::Board {
        set_aside_unreadable_game(page);
    }
    let now = clock::since_1970();
    let chance = page.core.try_update_value(|core| core.random.next_u64())?;
    let parked =
        with_texts(page, |texts| archive::store_own_game(texts, saved, reason, now, chance))
            .flatten();
    if parked.is_some() {
        page.core.update_value(|core| core.has_parked_game = true);
    }
    parked
}

/// Sets the own game aside if this version cannot read it: it may be from a later version in another tab.
fn set_aside_unreadable_game(page: Page) {
    let stored = with_texts(page, |texts| texts.read(OWN_GAME)).flatten();
    if stored.is_some_and(|stored| Session::restore(&stored).is_err()) {
        let error = page.core.try_update_value(|core| core.store.set_aside(OWN_GAME));
        if let Some(error) = error {
            report_error(page, error);
        }
    }
}

/// Removes the oldest past games if there are too many, and shows a notice.
pub(crate) fn drop_surplus(page: Page) {
    let dropped = with_texts(page, archive::drop_surplus);
    if dropped.is_some_and(|count| count > 0) {
        page.notify(Notice::OldGamesDropped);
    }
}

/// Stores this value under this name, and reports an error to the person.
pub(crate) fn store(page: Page, name: &str, value: &dyn Display) {
    let stored = page.core.try_update_value(|core| core.store.save(name, value));
    match stored {
        Some(Err(error)) => report_error(page, error),
        _ => recheck_storage(page),
    }
}

/// Lets the late code check whether everything is stored by now, if the person was told that storage is full.
fn recheck_storage(page: Page) {
    if page.ui.notices.try_with_untracked(|it| it.was_reported(StorageError::Full)) == Some(true) {
        late::call(page, |late, page| (late.recheck_storage)(page));
    }
}

/// Loads the value that is stored under this name, and reports an error to the person.
pub(crate) fn load<T: FromStr>(page: Page, name: &str) -> Option<T> {
    match page.core.try_update_value(|core| core.store.load(name))? {
        Ok(loaded) => loaded,
        Err(error) => {
            report_error(page, error);
            None
        }
    }
}

/// Reports a storage error to the person.
fn report_error(page: Page, error: StorageError) {
    page.notify(Notice::StorageError(error));
    if matches!(error, StorageError::Full | StorageError::Blocked) {
        late::call(page, |late, page| (late.save_unsaved)(page));
    }
}

impl Core {
    /// Reads the stored state of the current game. Errors are reported when the game is saved.
    pub(crate) fn stored_game(&mut self) -> LastStored {
        let name = archive::name_of(&self.session);
        let text = self.store.load::<String>(&name).ok().flatten();
        LastStored { name, text }
    }

    /// Returns whether another tab has changed the current game and this one has not taken that over.
    pub(crate) fn is_outdated_here(&mut self) -> bool {
        self.stored_game() != self.last_seen
    }

    /// Notes that this tab shows the stored state of the current game.
    pub(crate) fn mark_as_seen(&mut self) {
        self.last_seen = self.stored_game();
    }
}
