//! What is stored on the device: short texts in localStorage, by the names in
//! [`storage_keys`]. Each type writes and reads its own text, which makes the page much
//! smaller than a general format would.
//!
//! Nothing is lost and no failure stops the game. A text that cannot be read is moved to another name before
//! anything is written in its place. What cannot be written is kept in memory.
//!
//! Texts about games belong together: a score to the game that it counts, a game that left the board to the one that
//! took its place. If one of them cannot be written, all later changes to them wait in memory as well, until there is
//! room for all. So what is stored is always as it was at one moment.

use std::{fmt::Display, mem, str::FromStr};

use js_sys::{Object, Reflect};
use web_sys::{Storage, wasm_bindgen::JsValue};

use super::frame;
use crate::storage_keys::{self, FORMAT, LATEST_FORMAT, ROOM, is_of_games, key};

/// What went wrong. The page goes on in any case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The stored text could not be read. It was moved to another name.
    SetAside,
    /// The stored text is of a newer version, and stays as it is. Changes are lost when the page is closed.
    Newer,
    /// Storage is full. Changes from now on are lost when the page is closed.
    Full,
    /// The browser does not allow storage. Everything is lost when the page is closed.
    Blocked,
}

impl Trouble {
    /// Why the browser refused.
    fn of(error: &JsValue) -> Self {
        let name = Reflect::get(error, &"name".into()).ok().and_then(|name| name.as_string());
        match name.as_deref() {
            // Firefox uses the second name.
            Some("QuotaExceededError" | "NS_ERROR_DOM_QUOTA_REACHED") => Self::Full,
            _ => Self::Blocked,
        }
    }
}

/// The browser's storage, and in memory everything that the browser would not store.
#[derive(Debug, Default)]
pub struct Store {
    /// What is not in the browser's storage yet. There are few, so a list is fine.
    unsaved: Vec<Change>,
    /// Names of unreadable texts that could not be moved, and why. They must not be overwritten.
    locked: Vec<(String, Trouble)>,
}

/// A change to what is stored.
#[derive(Debug)]
struct Change {
    name: String,
    /// The new text; `None` if the old one is removed.
    text: Option<String>,
    /// What was stored before.
    before: Option<String>,
}

/// A text that could not be stored, while another tab has stored another one of the same name.
#[derive(Debug)]
pub struct Conflict {
    /// The name.
    pub name: String,
    /// What was stored before either.
    pub before: Option<String>,
    /// What this tab could not store.
    pub ours: Option<String>,
    /// What is stored now.
    pub theirs: Option<String>,
}

impl Store {
    /// The value of this name, if there is one.
    ///
    /// # Errors
    /// The text could not be read and was moved to another name, or storage is blocked.
    pub fn load<T: FromStr>(&mut self, name: &str) -> Result<Option<T>, Trouble> {
        let mut value = None;
        self.load_if(name, &mut |text| {
            value = text.parse().ok();
            value.is_some()
        })?;
        Ok(value)
    }

    /// The part of [`Store::load`] that does not depend on the type, so that it is compiled only once. `reads`
    /// says whether it could read the text.
    fn load_if(&mut self, name: &str, reads: &mut dyn FnMut(&str) -> bool) -> Result<(), Trouble> {
        match self.load_text(name)? {
            Some(text) if !reads(&text) => Err(self.set_aside(name)),
            _ => Ok(()),
        }
    }

    fn load_text(&mut self, name: &str) -> Result<Option<String>, Trouble> {
        if let Some(change) = self.unsaved.iter().find(|change| change.name == name) {
            return Ok(change.text.clone());
        }
        self.storage_for(name)?.get_item(&key(name)).map_err(|error| Trouble::of(&error))
    }

    /// Stores this under the name. While changes of games wait for room, a change of a game waits with them, so that all are
    /// stored together by [`Store::save_unsaved`].
    ///
    /// # Errors
    /// It could only be kept in memory.
    pub fn save(&mut self, name: &str, value: &dyn Display) -> Result<(), Trouble> {
        self.change(name, Some(value.to_string()))
    }

    /// Removes the value of this name, or remembers to do so.
    pub fn remove(&mut self, name: &str) {
        // If this fails, the value is found at the next start and can be removed then.
        let _ = self.change(name, None);
    }

    fn change(&mut self, name: &str, text: Option<String>) -> Result<(), Trouble> {
        let known = self.unsaved.iter().position(|change| change.name == name);
        let before = match known {
            Some(place) => self.unsaved.remove(place).before,
            None => stored(name),
        };
        let change = Change { name: name.to_owned(), text, before };
        let is_held_up =
            self.unsaved.iter().any(|it| is_of_games(&it.name) && !self.is_locked(&it.name));
        if is_held_up && is_of_games(name) && !self.is_locked(name) {
            self.unsaved.push(change);
            return Err(Trouble::Full);
        }
        let written = self.storage_for(name).and_then(|_| change.write());
        if written.is_err() {
            self.unsaved.push(change);
        }
        written
    }

    /// Stores what has changed and is not stored yet, if there is room for all of it.
    ///
    /// # Errors
    /// It still could not be stored.
    pub fn save_unsaved(&mut self) -> Result<(), Trouble> {
        let (locked, mut changes): (Vec<_>, Vec<_>) =
            mem::take(&mut self.unsaved).into_iter().partition(|it| self.is_locked(&it.name));
        let saved = make_room(&changes).and_then(|()| {
            // What becomes shorter makes room for what becomes longer.
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

    /// The changes that are not stored yet, where another tab has stored something else meanwhile. From now on they are
    /// about that.
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

    /// Moves the text of this name to another name, byte for byte, unless it may be of a newer version.
    pub fn set_aside(&mut self, name: &str) -> Trouble {
        let moved = self.storage_for(name).and_then(|storage| {
            if format_written() > FORMAT {
                return Err(Trouble::Newer);
            }
            let free = (1..=u32::MAX)
                .map(|number| key(&storage_keys::set_aside(name, number)))
                .find(|aside| !matches!(storage.get_item(aside), Ok(Some(_))));
            // As a JavaScript value, because a Rust string cannot hold half of a surrogate pair.
            let content = Reflect::get(&storage, &key(name).into());
            match (content, free) {
                (Ok(content), Some(aside)) if content.is_string() => {
                    Reflect::set(&storage, &aside.into(), &content)
                        .and_then(|_| storage.remove_item(&key(name)))
                        .map_err(|error| Trouble::of(&error))
                }
                _ => Err(Trouble::Blocked),
            }
        });
        match moved {
            Ok(()) => Trouble::SetAside,
            Err(trouble) => {
                self.locked.push((name.to_owned(), trouble));
                trouble
            }
        }
    }

    /// All names with this prefix.
    #[must_use]
    pub fn names(&self, prefix: &str) -> Vec<String> {
        let unsaved = self.unsaved.iter().filter(|it| it.text.is_some());
        let mut names: Vec<_> = unsaved.map(|change| change.name.clone()).collect();
        names.retain(|name| name.starts_with(prefix));
        if let Some(storage) = browser_storage() {
            // All at once. Reading keys one by one takes seconds if other pages have stored 40,000 of them.
            for key in Object::keys(&storage) {
                let Some(key) = key.as_string() else { continue };
                let ours = storage_keys::name(&key).filter(|name| name.starts_with(prefix));
                names.extend(ours.filter(|name| self.outlasts_the_page(name)).map(str::to_owned));
            }
        }
        names
    }

    /// Whether the value of this name survives when the page is closed. Also true if there is no value.
    #[must_use]
    pub fn outlasts_the_page(&self, name: &str) -> bool {
        !self.unsaved.iter().any(|change| change.name == name)
    }

    /// Whether everything survives when the page is closed.
    #[must_use]
    pub fn is_all_stored(&self) -> bool {
        self.unsaved.is_empty()
    }

    /// Whether the text of this name must not be overwritten.
    fn is_locked(&self, name: &str) -> bool {
        self.locked.iter().any(|(locked, _)| locked == name)
    }

    /// The browser's storage, unless it must not be used for this name.
    fn storage_for(&self, name: &str) -> Result<Storage, Trouble> {
        match self.locked.iter().find(|(locked, _)| locked == name) {
            Some((_, trouble)) => Err(*trouble),
            None => browser_storage().ok_or(Trouble::Blocked),
        }
    }
}

impl Change {
    /// Makes it in the browser's storage.
    fn write(&self) -> Result<(), Trouble> {
        write(&self.name, self.text.as_deref())
    }

    /// How many bytes more are stored after it.
    fn growth(&self) -> isize {
        let length = |text: &String| {
            isize::try_from(key(&self.name).len() + text.len()).unwrap_or(isize::MAX)
        };
        self.text.as_ref().map_or(0, length) - stored(&self.name).as_ref().map_or(0, length)
    }
}

/// Stores this text in the browser, or removes what is stored there.
fn write(name: &str, text: Option<&str>) -> Result<(), Trouble> {
    let storage = browser_storage().ok_or(Trouble::Blocked)?;
    match text {
        Some(text) => storage.set_item(&key(name), text),
        None => storage.remove_item(&key(name)),
    }
    .map_err(|error| Trouble::of(&error))
}

/// What the browser has stored under this name.
fn stored(name: &str) -> Option<String> {
    browser_storage()?.get_item(&key(name)).ok().flatten()
}

/// Fails if the browser has no room for all of these changes.
fn make_room(changes: &[Change]) -> Result<(), Trouble> {
    let wanted = usize::try_from(changes.iter().map(Change::growth).sum::<isize>());
    match wanted.unwrap_or_default() {
        0 => Ok(()),
        wanted => {
            write(ROOM, Some(&"x".repeat(wanted)))?;
            write(ROOM, None)
        }
    }
}

/// The latest format that any version has written.
fn format_written() -> u32 {
    stored(LATEST_FORMAT).and_then(|format| format.parse().ok()).unwrap_or_default()
}

/// localStorage; `None` if the browser denies it. In a frame on another site nothing is stored, because clicks there may
/// not be intended.
fn browser_storage() -> Option<Storage> {
    if frame::is_of_others() { None } else { web_sys::window()?.local_storage().ok()? }
}
