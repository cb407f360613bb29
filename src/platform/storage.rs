//! The texts stored on the device: short texts in localStorage, by the names in [`storage_keys`]. Each type writes and
//! reads its own text, which makes the page much smaller than a general format would.
//!
//! Nothing is lost and no failure stops the game. A text that cannot be read is moved to another name before it is
//! replaced. A text that cannot be written is kept in memory.
//!
//! Texts about games belong together: a score belongs to the game that it counts, and a game that left the board to the
//! one that took its place. If one of them cannot be written, all later changes to such texts also wait in memory until
//! there is room for all. The stored texts about games are therefore always from the same moment.

use std::{fmt::Display, mem, str::FromStr};

use js_sys::{Object, Reflect};
use web_sys::{Storage, wasm_bindgen::JsValue};

use super::frame;
use crate::{
    storage_error::StorageError,
    storage_keys::{self, FORMAT, LATEST_FORMAT, ROOM, is_of_games, key},
};

/// Returns why the browser refused.
fn error_of(error: &JsValue) -> StorageError {
    let name = Reflect::get(error, &"name".into()).ok().and_then(|name| name.as_string());
    match name.as_deref() {
        // Firefox uses the second name.
        Some("QuotaExceededError" | "NS_ERROR_DOM_QUOTA_REACHED") => StorageError::Full,
        _ => StorageError::Blocked,
    }
}

/// The browser's storage, together with the changes in memory that the browser refused to store.
#[derive(Debug, Default)]
pub struct Store {
    /// The changes that are not in the browser's storage yet. There are few, so a list is fine.
    unsaved: Vec<Change>,
    /// Why the last of these changes could not be stored.
    held_up_by: Option<StorageError>,
    /// The names of unreadable texts that could not be moved, and why. These texts must not be overwritten.
    locked: Vec<(String, StorageError)>,
}

/// A change of a stored text.
#[derive(Debug)]
struct Change {
    name: String,
    /// The new text; `None` if the old one is removed.
    text: Option<String>,
    /// The text that was stored before.
    before: Option<String>,
}

/// A text that could not be stored, and whose name another tab has changed in the meantime.
#[derive(Debug)]
pub struct Conflict {
    /// The name.
    pub name: String,
    /// The text that was stored before both changes.
    pub before: Option<String>,
    /// The text that this tab could not store.
    pub ours: Option<String>,
    /// The text that is stored now.
    pub theirs: Option<String>,
}

impl Store {
    /// Loads the value with this name, if there is one.
    ///
    /// # Errors
    /// The text could not be read and was moved to another name, or storage is blocked.
    pub fn load<T: FromStr>(&mut self, name: &str) -> Result<Option<T>, StorageError> {
        let mut value = None;
        self.load_if(name, &mut |text| {
            value = text.parse().ok();
            value.is_some()
        })?;
        Ok(value)
    }

    /// The part of [`Store::load`] that does not depend on the type, so that it is compiled only once. `reads`
    /// returns whether it could read the text.
    fn load_if(
        &mut self,
        name: &str,
        reads: &mut dyn FnMut(&str) -> bool,
    ) -> Result<(), StorageError> {
        match self.load_text(name)? {
            Some(text) if !reads(&text) => Err(self.set_aside(name)),
            _ => Ok(()),
        }
    }

    fn load_text(&mut self, name: &str) -> Result<Option<String>, StorageError> {
        if let Some(change) = self.unsaved.iter().find(|change| change.name == name) {
            return Ok(change.text.clone());
        }
        self.storage_for(name)?.get_item(&key(name)).map_err(|error| error_of(&error))
    }

    /// Stores this value under the name. While changes of games wait for room, a change of a game waits with them, so that all are
    /// stored together by [`Store::save_unsaved`].
    ///
    /// # Errors
    /// It could only be kept in memory.
    pub fn save(&mut self, name: &str, value: &dyn Display) -> Result<(), StorageError> {
        self.change(name, Some(value.to_string()))
    }

    /// Removes the value with this name, or remembers to do so.
    pub fn remove(&mut self, name: &str) {
        // If this fails, the value is still there at the next start and can be removed then.
        let _ = self.change(name, None);
    }

    fn change(&mut self, name: &str, text: Option<String>) -> Result<(), StorageError> {
        let known = self.unsaved.iter().position(|change| change.name == name);
        let before = match known {
            Some(place) => self.unsaved.remove(place).before,
            None => stored(name),
        };
        let change = Change { name: name.to_owned(), text, before };
        let others_wait =
            self.unsaved.iter().any(|it| is_of_games(&it.name) && !self.is_locked(&it.name));
        if others_wait && is_of_games(name) && !self.is_locked(name) {
            self.unsaved.push(change);
            return Err(self.held_up_by.unwrap_or(StorageError::Full));
        }
        let written = self.storage_for(name).and_then(|_| change.write());
        if let Err(error) = written {
            if !self.is_locked(name) {
                self.held_up_by = Some(error);
            }
            self.unsaved.push(change);
        }
        written
    }

    /// Stores all changes that are not stored yet, if there is room for all of them.
    ///
    /// # Errors
    /// They still could not be stored.
    pub fn save_unsaved(&mut self) -> Result<(), StorageError> {
        let (locked, mut changes): (Vec<_>, Vec<_>) =
            mem::take(&mut self.unsaved).into_iter().partition(|it| self.is_locked(&it.name));
        let saved = check_room(&changes).and_then(|()| {
            // Texts that become shorter make room for those that become longer.
            changes.sort_by_cached_key(Change::growth);
            while let Some(change) = changes.first() {
                change.write()?;
                changes.remove(0);
            }
            Ok(())
        });
        self.unsaved = locked;
        self.unsaved.extend(changes);
        saved
    }

    /// Returns the changes that are not stored yet and whose text another tab has changed in the meantime. From now on,
    /// they are changes of that tab's text.
    pub fn take_conflicts(&mut self) -> Vec<Conflict> {
        let mut conflicts = Vec::new();
        for change in &mut self.unsaved {
            let theirs = stored(&change.name);
            if theirs != change.before {
                conflicts.push(Conflict {
                    name: change.name.clone(),
                    before: mem::replace(&mut change.before, theirs.clone()),
                    ours: change.text.clone(),
                    theirs,
                });
            }
        }
        conflicts
    }

    /// Moves the text with this name to another name, unchanged, unless it may be from a newer version.
    pub fn set_aside(&mut self, name: &str) -> StorageError {
        let moved = self.storage_for(name).and_then(|storage| {
            if format_written() > FORMAT {
                return Err(StorageError::Newer);
            }
            let free = (1..=u32::MAX)
                .map(|number| key(&storage_keys::set_aside(name, number)))
                .find(|aside| !matches!(storage.get_item(aside), Ok(Some(_))));
            // Move it as a JavaScript value, because a Rust string cannot hold half of a surrogate pair.
            let content = Reflect::get(&storage, &key(name).into());
            match (content, free) {
                (Ok(content), Some(aside)) if content.is_string() => {
                    Reflect::set(&storage, &aside.into(), &content)
                        .and_then(|_| storage.remove_item(&key(name)))
                        .map_err(|error| error_of(&error))
                }
                _ => Err(StorageError::Blocked),
            }
        });
        match moved {
            Ok(()) => StorageError::SetAside,
            Err(trouble) => {
                self.locked.push((name.to_owned(), trouble));
                trouble
            }
        }
    }

    /// Returns all names with this prefix.
    #[must_use]
    pub fn names(&self, prefix: &str) -> Vec<String> {
        let unsaved = self.unsaved.iter().filter(|it| it.text.is_some());
        let mut names: Vec<_> = unsaved.map(|change| change.name.clone()).collect();
        names.retain(|name| name.starts_with(prefix));
        if let Some(storage) = browser_storage() {
            // Read all keys at once. Reading them one by one takes seconds if other pages have stored 40,000.
            for key in Object::keys(&storage) {
                let Some(key) = key.as_string() else { continue };
                let ours = storage_keys::name(&key).filter(|name| name.starts_with(prefix));
                names.extend(ours.filter(|name| self.outlasts_the_page(name)).map(str::to_owned));
            }
        }
        names
    }

    /// Returns whether the value with this name survives when the page is closed. Also true if there is no value.
    #[must_use]
    pub fn outlasts_the_page(&self, name: &str) -> bool {
        !self.unsaved.iter().any(|change| change.name == name)
    }

    /// Returns whether everything survives when the page is closed.
    #[must_use]
    pub fn is_all_stored(&self) -> bool {
        self.unsaved.is_empty()
    }

    /// Returns whether the text with this name must not be overwritten.
    fn is_locked(&self, name: &str) -> bool {
        self.locked.iter().any(|(locked, _)| locked == name)
    }

    /// Returns the browser's storage, unless it must not be used for this name.
    fn storage_for(&self, name: &str) -> Result<Storage, StorageError> {
        match self.locked.iter().find(|(locked, _)| locked == name) {
            Some((_, trouble)) => Err(*trouble),
            None => browser_storage().ok_or(StorageError::Blocked),
        }
    }
}

impl Change {
    /// Writes it into the browser's storage.
    fn write(&self) -> Result<(), StorageError> {
        write(&self.name, self.text.as_deref())
    }

    /// Returns by how many bytes the stored texts grow.
    fn growth(&self) -> isize {
        let length = |text: &String| {
            isize::try_from(key(&self.name).len() + text.len()).unwrap_or(isize::MAX)
        };
        self.text.as_ref().map_or(0, length) - stored(&self.name).as_ref().map_or(0, length)
    }
}

/// Stores this text in the browser, or removes the stored one.
fn write(name: &str, text: Option<&str>) -> Result<(), StorageError> {
    let storage = browser_storage().ok_or(StorageError::Blocked)?;
    match text {
        Some(text) => storage.set_item(&key(name), text),
        None => storage.remove_item(&key(name)),
    }
    .map_err(|error| error_of(&error))
}

/// Returns the text that the browser has stored under this name.
fn stored(name: &str) -> Option<String> {
    browser_storage()?.get_item(&key(name)).ok().flatten()
}

/// Checks that the browser has room for all of these changes.
fn check_room(changes: &[Change]) -> Result<(), StorageError> {
    let wanted = usize::try_from(changes.iter().map(Change::growth).sum::<isize>());
    match wanted.unwrap_or_default() {
        0 => Ok(()),
        wanted => {
            write(ROOM, Some(&"x".repeat(wanted)))?;
            write(ROOM, None)
        }
    }
}

/// Returns the latest format that any version has written.
fn format_written() -> u32 {
    stored(LATEST_FORMAT).and_then(|format| format.parse().ok()).unwrap_or_default()
}

/// Returns localStorage; `None` if the browser denies it. In a frame on another site, nothing is stored, because clicks
/// there may not be intended.
fn browser_storage() -> Option<Storage> {
    if frame::is_of_others() { None } else { web_sys::window()?.local_storage().ok()? }
}
