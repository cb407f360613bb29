//! What is stored on the device: short texts in localStorage, under versioned keys. Each type writes and reads
//! its own text, which makes the page much smaller than a general format would.
//!
//! Nothing is lost and no failure stops the game. A text that cannot be read is moved to another key before
//! anything is written in its place. What cannot be written is kept in memory.
//!
//! Texts about games belong together: a score to the game that it counts, a game that left the board to the one that
//! took its place. If one of them cannot be written, all later changes to them wait in memory as well, until there is
//! room for all. So what is stored is always as it was at one moment.

use std::{fmt::Display, mem, str::FromStr};

use js_sys::{Object, Reflect};
use web_sys::{Storage, wasm_bindgen::JsValue};

use super::frame;

// The number is the version of the stored texts. A page with another number does not touch them.
const PREFIX: &str = "in-a-row/1/";

/// The format of the texts under these keys. A text that this version cannot read may be of a version that writes a
/// later format.
pub const FORMAT: u32 = 1;

/// The key of the latest format that any version has written.
pub const FORMAT_WRITTEN: &str = "in-a-row/1/format";

/// The key of the game that was shown last. The script `early.js` checks whether there is one.
pub const GAME: &str = "in-a-row/1/game";

/// The key of the game that is played on this device alone. Older versions wrote it only while a game by link
/// was shown in its place.
pub const OWN_GAME: &str = "in-a-row/1/own-game";

/// The key of the position that is being arranged.
pub const ARRANGED: &str = "in-a-row/1/arranged";

/// The key of whether the part of *New game* that is seldom needed was left open.
pub const MORE: &str = "in-a-row/1/more";

/// The key of whether the browser was asked to keep what is stored.
pub const PERSISTENT: &str = "in-a-row/1/persistent";

/// The key of the language that was spoken last, by its tag. The script `early.js` falls back to it.
pub const SPOKEN: &str = "in-a-row/1/spoken";

/// The prefix for games played on this device alone that left the board before they ended.
pub const PAUSED: &str = "in-a-row/1/paused/";

/// The prefix for games played on this device alone that have ended and left the board.
pub const OVER: &str = "in-a-row/1/over/";

/// The prefix for when something was last played.
pub const WHEN: &str = "in-a-row/1/when/";

/// The key of which game the current one has replaced.
pub const REPLACED: &str = "in-a-row/1/replaced";

/// The prefix for arranged positions that were put aside for a game.
pub const PUT_ASIDE: &str = "in-a-row/1/arranged/";

/// The prefix for games played by link.
pub const BY_LINK: &str = "in-a-row/1/by-link/";

/// The prefix for scores.
pub const TALLIES: &str = "in-a-row/1/tally/";

/// The prefix for the statistics of each pairing.
pub const STATISTICS: &str = "in-a-row/1/statistics/";

/// The prefix for games that were taken over from other devices.
const TAKEN: &str = "in-a-row/1/taken/";

/// What the keys of texts about games start with.
const OF_GAMES: [&str; 11] =
    [GAME, OWN_GAME, ARRANGED, PAUSED, OVER, WHEN, REPLACED, BY_LINK, TALLIES, STATISTICS, TAKEN];

/// The key of a text that is only written to find out whether there is room.
const ROOM: &str = "in-a-row/1/room";

/// The key under which what has this name is stored: a setting, for instance. The script `early.js` reads the theme,
/// the hand and the language as well.
#[must_use]
pub fn key(name: &str) -> String {
    format!("{PREFIX}{name}")
}

/// The name of what is stored under this key; `None` if it is not of this page.
#[must_use]
pub fn name(key: &str) -> Option<&str> {
    key.strip_prefix(PREFIX)
}

/// Whether this page uses this key.
#[must_use]
pub fn is_ours(key: &str) -> bool {
    name(key).is_some()
}

/// The key of the score of this pairing.
#[must_use]
pub fn tally_key(pairing: &str) -> String {
    format!("{TALLIES}{pairing}")
}

/// The key of the statistics of this pairing.
#[must_use]
pub fn statistics_key(pairing: &str) -> String {
    format!("{STATISTICS}{pairing}")
}

/// The key of the game by link with this name.
#[must_use]
pub fn by_link_key(name: impl Display) -> String {
    format!("{BY_LINK}{name}")
}

/// The key of the arranged position that was put aside with this number.
#[must_use]
pub fn put_aside_key(n: u32) -> String {
    format!("{PUT_ASIDE}{n}")
}

/// What went wrong. The page goes on in any case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The stored text could not be read. It was moved to another key.
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
    /// Keys with unreadable texts that could not be moved, and why. They must not be overwritten.
    locked: Vec<(String, Trouble)>,
}

/// A change to what is stored.
#[derive(Debug)]
struct Change {
    key: String,
    /// The new text; `None` if the old one is removed.
    text: Option<String>,
    /// What was stored before.
    before: Option<String>,
}

/// A text that could not be stored, while another tab has stored something under the same key.
#[derive(Debug)]
pub struct Conflict {
    /// The key.
    pub key: String,
    /// What was stored before either.
    pub before: Option<String>,
    /// What this tab could not store.
    pub ours: Option<String>,
    /// What is stored now.
    pub theirs: Option<String>,
}

impl Store {
    /// The value under this key, if there is one.
    ///
    /// # Errors
    /// The text could not be read and was moved to another key, or storage is blocked.
    pub fn load<T: FromStr>(&mut self, key: &str) -> Result<Option<T>, Trouble> {
        let mut value = None;
        self.load_if(key, &mut |text| {
            value = text.parse().ok();
            value.is_some()
        })?;
        Ok(value)
    }

    /// The part of [`Store::load`] that does not depend on the type, so that it is compiled only once. `reads`
    /// says whether it could read the text.
    fn load_if(&mut self, key: &str, reads: &mut dyn FnMut(&str) -> bool) -> Result<(), Trouble> {
        match self.load_text(key)? {
            Some(text) if !reads(&text) => Err(self.set_aside(key)),
            _ => Ok(()),
        }
    }

    fn load_text(&mut self, key: &str) -> Result<Option<String>, Trouble> {
        if let Some(change) = self.unsaved.iter().find(|change| change.key == key) {
            return Ok(change.text.clone());
        }
        self.storage_for(key)?.get_item(key).map_err(|error| Trouble::of(&error))
    }

    /// Stores this under the key.
    ///
    /// # Errors
    /// It could only be kept in memory.
    pub fn save(&mut self, key: &str, value: &dyn Display) -> Result<(), Trouble> {
        self.change(key, Some(value.to_string()))
    }

    /// Removes the value under this key, or remembers to do so.
    pub fn remove(&mut self, key: &str) {
        // If this fails, the value is found at the next start and can be removed then.
        let _ = self.change(key, None);
    }

    fn change(&mut self, key: &str, text: Option<String>) -> Result<(), Trouble> {
        let known = self.unsaved.iter().position(|change| change.key == key);
        let before = match known {
            Some(place) => self.unsaved.remove(place).before,
            None => stored(key),
        };
        let change = Change { key: key.to_owned(), text, before };
        let is_held_up =
            self.unsaved.iter().any(|it| is_of_games(&it.key) && !self.is_locked(&it.key));
        if is_held_up && is_of_games(key) && !self.is_locked(key) {
            self.unsaved.push(change);
            return self.save_unsaved();
        }
        let written = self.storage_for(key).and_then(|_| change.write());
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
            mem::take(&mut self.unsaved).into_iter().partition(|it| self.is_locked(&it.key));
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
            let theirs = stored(&change.key);
            if theirs != change.before {
                conflicts.push(Conflict {
                    key: change.key.clone(),
                    before: mem::replace(&mut change.before, theirs.clone()),
                    ours: change.text.clone(),
                    theirs,
                });
            }
        }
        conflicts
    }

    /// Moves the text under this key to another key, byte for byte, unless it may be of a newer version.
    pub fn set_aside(&mut self, key: &str) -> Trouble {
        let moved = self.storage_for(key).and_then(|storage| {
            if format_written() > FORMAT {
                return Err(Trouble::Newer);
            }
            let free = (1..=u32::MAX)
                .map(|n| aside(key, n))
                .find(|aside| !matches!(storage.get_item(aside), Ok(Some(_))));
            // As a JavaScript value, because a Rust string cannot hold half of a surrogate pair.
            let content = Reflect::get(&storage, &key.into());
            match (content, free) {
                (Ok(content), Some(aside)) if content.is_string() => {
                    Reflect::set(&storage, &aside.into(), &content)
                        .and_then(|_| storage.remove_item(key))
                        .map_err(|error| Trouble::of(&error))
                }
                _ => Err(Trouble::Blocked),
            }
        });
        match moved {
            Ok(()) => Trouble::SetAside,
            Err(trouble) => {
                self.locked.push((key.to_owned(), trouble));
                trouble
            }
        }
    }

    /// All keys with this prefix.
    #[must_use]
    pub fn keys(&self, prefix: &str) -> Vec<String> {
        let unsaved = self.unsaved.iter().filter(|it| it.text.is_some());
        let mut keys: Vec<_> = unsaved.map(|change| change.key.clone()).collect();
        keys.retain(|key| key.starts_with(prefix));
        if let Some(storage) = browser_storage() {
            // All at once. Reading keys one by one takes seconds if other pages have stored 40,000 of them.
            for key in Object::keys(&storage) {
                let ours = key.as_string().filter(|key| key.starts_with(prefix));
                keys.extend(ours.filter(|key| self.outlasts_the_page(key)));
            }
        }
        keys
    }

    /// Whether the value under this key survives when the page is closed. Also true if there is no value.
    #[must_use]
    pub fn outlasts_the_page(&self, key: &str) -> bool {
        !self.unsaved.iter().any(|change| change.key == key)
    }

    /// Whether everything survives when the page is closed.
    #[must_use]
    pub fn is_all_stored(&self) -> bool {
        self.unsaved.is_empty()
    }

    /// Whether the text under this key must not be overwritten.
    fn is_locked(&self, key: &str) -> bool {
        self.locked.iter().any(|(locked, _)| locked == key)
    }

    /// The browser's storage, unless it must not be used for this key.
    fn storage_for(&self, key: &str) -> Result<Storage, Trouble> {
        match self.locked.iter().find(|(locked, _)| locked == key) {
            Some((_, trouble)) => Err(*trouble),
            None => browser_storage().ok_or(Trouble::Blocked),
        }
    }
}

fn is_of_games(key: &str) -> bool {
    OF_GAMES.iter().any(|prefix| key.starts_with(prefix))
}

impl Change {
    /// Makes it in the browser's storage.
    fn write(&self) -> Result<(), Trouble> {
        write(&self.key, self.text.as_deref())
    }

    /// How many bytes more are stored after it.
    fn growth(&self) -> isize {
        let length =
            |text: &String| isize::try_from(self.key.len() + text.len()).unwrap_or(isize::MAX);
        self.text.as_ref().map_or(0, length) - stored(&self.key).as_ref().map_or(0, length)
    }
}

/// Stores this text in the browser, or removes what is stored there.
fn write(key: &str, text: Option<&str>) -> Result<(), Trouble> {
    let storage = browser_storage().ok_or(Trouble::Blocked)?;
    match text {
        Some(text) => storage.set_item(key, text),
        None => storage.remove_item(key),
    }
    .map_err(|error| Trouble::of(&error))
}

/// What the browser has stored under this key.
fn stored(key: &str) -> Option<String> {
    browser_storage()?.get_item(key).ok().flatten()
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
    stored(FORMAT_WRITTEN).and_then(|format| format.parse().ok()).unwrap_or_default()
}

/// The key to which the `n`th unreadable text under this key is moved.
fn aside(key: &str, n: u32) -> String {
    let name = key.strip_prefix(PREFIX).unwrap_or(key);
    format!("{PREFIX}set-aside/{name}/{n}")
}

/// localStorage; `None` if the browser denies it. In a frame on another site nothing is stored, because clicks there may
/// not be intended.
fn browser_storage() -> Option<Storage> {
    if frame::is_of_others() { None } else { web_sys::window()?.local_storage().ok()? }
}
