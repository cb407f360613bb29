//! What is stored on the device: short texts in localStorage, under versioned keys. Each type writes and reads
//! its own text, which makes the page much smaller than a general format would.
//!
//! Nothing is lost and no failure stops the game. A text that cannot be read is moved to another key before
//! anything is written in its place. What cannot be written is kept in memory.

use std::{fmt::Display, str::FromStr};

use gloo_storage::{LocalStorage, Storage as _};
use js_sys::{Object, Reflect};
use web_sys::wasm_bindgen::JsValue;

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

/// The prefix for arranged positions that were put aside for a game.
pub const PUT_ASIDE: &str = "in-a-row/1/arranged/";

/// The prefix for games played by link.
pub const BY_LINK: &str = "in-a-row/1/by-link/";

/// The prefix for scores.
pub const TALLIES: &str = "in-a-row/1/tally/";

/// The prefix for the statistics of each pairing.
pub const STATISTICS: &str = "in-a-row/1/statistics/";

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
    /// Keys and texts that are only in memory. There are few, so a list is fine.
    memory: Vec<(String, String)>,
    /// Keys with unreadable texts that could not be moved, and why. They must not be overwritten.
    locked: Vec<(String, Trouble)>,
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
        if let Some((_, text)) = self.memory.iter().find(|(remembered, _)| remembered == key) {
            return Ok(Some(text.clone()));
        }
        self.refusal(key)?;
        LocalStorage::raw().get_item(key).map_err(|error| Trouble::of(&error))
    }

    /// Stores this under the key.
    ///
    /// # Errors
    /// It could only be kept in memory.
    pub fn save(&mut self, key: &str, value: &dyn Display) -> Result<(), Trouble> {
        let text = value.to_string();
        self.memory.retain(|(remembered, _)| remembered != key);
        let stored = self.refusal(key).and_then(|()| {
            LocalStorage::raw().set_item(key, &text).map_err(|error| Trouble::of(&error))
        });
        if stored.is_err() {
            self.memory.push((key.to_owned(), text));
        }
        stored
    }

    /// Moves the text under this key to another key, byte for byte, unless it may be of a newer version.
    pub fn set_aside(&mut self, key: &str) -> Trouble {
        let moved = self.refusal(key).and_then(|()| {
            let storage = LocalStorage::raw();
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
        let mut keys: Vec<_> = self.memory.iter().map(|(key, _)| key.clone()).collect();
        keys.retain(|key| key.starts_with(prefix));
        if is_available() {
            // All at once. Reading keys one by one takes seconds if other pages have stored 40,000 of them.
            for key in Object::keys(&LocalStorage::raw()) {
                let ours = key.as_string().filter(|key| key.starts_with(prefix));
                keys.extend(ours.filter(|key| self.outlasts_the_page(key)));
            }
        }
        keys
    }

    /// Whether the value under this key survives when the page is closed. Also true if there is no value.
    #[must_use]
    pub fn outlasts_the_page(&self, key: &str) -> bool {
        !self.memory.iter().any(|(remembered, _)| remembered == key)
    }

    /// Whether everything survives when the page is closed.
    #[must_use]
    pub fn is_all_stored(&self) -> bool {
        self.memory.is_empty()
    }

    /// Removes the value under this key.
    pub fn remove(&mut self, key: &str) {
        self.memory.retain(|(remembered, _)| remembered != key);
        if self.refusal(key).is_ok() {
            // If this fails, the value is found at the next start and can be removed then.
            let _ = LocalStorage::raw().remove_item(key);
        }
    }

    /// Fails if the browser's storage must not be used for this key.
    fn refusal(&self, key: &str) -> Result<(), Trouble> {
        match self.locked.iter().find(|(locked, _)| locked == key) {
            Some((_, trouble)) => Err(*trouble),
            None if is_available() => Ok(()),
            None => Err(Trouble::Blocked),
        }
    }
}

/// The latest format that any version has written.
fn format_written() -> u32 {
    let written = LocalStorage::raw().get_item(FORMAT_WRITTEN).ok().flatten();
    written.and_then(|format| format.parse().ok()).unwrap_or_default()
}

/// The key to which the `n`th unreadable text under this key is moved.
fn aside(key: &str, n: u32) -> String {
    let name = key.strip_prefix(PREFIX).unwrap_or(key);
    format!("{PREFIX}set-aside/{name}/{n}")
}

/// Whether localStorage can be used. Check this first, because gloo-storage panics if the browser denies
/// localStorage. In a frame on another site nothing is stored, because clicks there may not be intended.
fn is_available() -> bool {
    !frame::is_of_others()
        && web_sys::window().is_some_and(|window| matches!(window.local_storage(), Ok(Some(_))))
}
