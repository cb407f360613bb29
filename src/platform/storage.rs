//! What is kept on the device: short texts under versioned keys of localStorage. Each thing that is
//! kept writes and reads its own text; that costs the download far less than a general format.
//!
//! Nothing found there is overwritten unseen, and nothing that goes wrong there ends the game: what
//! cannot be read is set aside under another key, what cannot be written is kept in memory.

use std::{fmt::Display, str::FromStr};

use gloo_storage::{LocalStorage, Storage as _};
use js_sys::{Object, Reflect};
use web_sys::wasm_bindgen::JsValue;

use super::frame;

// The number is the version of what is stored: a page with another number leaves these alone.
const PREFIX: &str = "in-a-row/1/";

/// The key of the game that was on last; `early.js` looks whether there is one.
pub const GAME: &str = "in-a-row/1/game";

/// The key of the game that is played on this device alone. Older versions wrote it only while one by link
/// took its place.
pub const OWN_GAME: &str = "in-a-row/1/own-game";

/// The key of the position that is being arranged.
pub const ARRANGED: &str = "in-a-row/1/arranged";

/// What the keys of arranged positions begin with that were put aside for a game.
pub const PUT_ASIDE: &str = "in-a-row/1/arranged/";

/// What the keys of games played by link begin with.
pub const BY_LINK: &str = "in-a-row/1/by-link/";

/// The key of a setting; `early.js` reads that of the theme too.
#[must_use]
pub fn setting_key(name: &str) -> String {
    format!("{PREFIX}{name}")
}

/// Whether this is a key of what this page stores.
#[must_use]
pub fn is_ours(key: &str) -> bool {
    key.starts_with(PREFIX)
}

/// The key of the score of this pairing.
#[must_use]
pub fn tally_key(pairing: &str) -> String {
    format!("{PREFIX}tally/{pairing}")
}

/// The key of the game by link with this name.
#[must_use]
pub fn by_link_key(name: impl Display) -> String {
    format!("{BY_LINK}{name}")
}

/// The key of the `n`th arranged position that was put aside.
#[must_use]
pub fn put_aside_key(n: u32) -> String {
    format!("{PUT_ASIDE}{n}")
}

/// What went wrong. The page goes on all the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// What was stored could not be read. It is kept under another key.
    SetAside,
    /// There is no room for more: what changes from now on is gone when the page is closed.
    Full,
    /// The browser lets nothing be stored: all is gone when the page is closed.
    Blocked,
}

impl Trouble {
    /// Why the browser refused.
    fn of(error: &JsValue) -> Self {
        let name = Reflect::get(error, &"name".into()).ok().and_then(|name| name.as_string());
        match name.as_deref() {
            // The second is Firefox's.
            Some("QuotaExceededError" | "NS_ERROR_DOM_QUOTA_REACHED") => Self::Full,
            _ => Self::Blocked,
        }
    }
}

/// The store, with what it has to remember itself because the browser would not.
#[derive(Debug, Default)]
pub struct Store {
    /// Keys and texts. There are few, so that a list will do.
    memory: Vec<(String, String)>,
    /// Keys whose unreadable content could not be copied, and so must not be overwritten, and why not.
    locked: Vec<(String, Trouble)>,
}

impl Store {
    /// What is kept under this key; nothing where nothing is.
    ///
    /// # Errors
    /// It was not readable and has been set aside, or storage is blocked.
    pub fn load<T: FromStr>(&mut self, key: &str) -> Result<Option<T>, Trouble> {
        let mut value = None;
        self.load_if(key, &mut |text| {
            value = text.parse().ok();
            value.is_some()
        })?;
        Ok(value)
    }

    /// What all types have in common in [`Store::load`], so that it is compiled once. `reads` says
    /// whether the text under the key was readable.
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

    /// Keeps this under the key, in memory at least.
    ///
    /// # Errors
    /// It is in memory only.
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

    /// Moves what is under this key out of the way, byte for byte.
    pub fn set_aside(&mut self, key: &str) -> Trouble {
        let moved = self.refusal(key).and_then(|()| {
            let storage = LocalStorage::raw();
            let free = (1..=u32::MAX)
                .map(|n| aside(key, n))
                .find(|aside| !matches!(storage.get_item(aside), Ok(Some(_))));
            // As the browser's own value: a Rust string could not hold half of a surrogate pair.
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

    /// All keys that begin so.
    #[must_use]
    pub fn keys(&self, prefix: &str) -> Vec<String> {
        let mut keys: Vec<_> = self.memory.iter().map(|(key, _)| key.clone()).collect();
        keys.retain(|key| key.starts_with(prefix));
        if is_available() {
            // All at once: asked for one after the other, 40,000 keys of others would take seconds.
            for key in Object::keys(&LocalStorage::raw()) {
                let ours = key.as_string().filter(|key| key.starts_with(prefix));
                keys.extend(ours.filter(|key| self.outlasts_the_page(key)));
            }
        }
        keys
    }

    /// Whether this will still be there when the page is opened again, or nothing is under this key.
    #[must_use]
    pub fn outlasts_the_page(&self, key: &str) -> bool {
        !self.memory.iter().any(|(remembered, _)| remembered == key)
    }

    /// Keeps nothing under this key any more.
    pub fn remove(&mut self, key: &str) {
        self.memory.retain(|(remembered, _)| remembered != key);
        if self.refusal(key).is_ok() {
            // What cannot be removed is found again, and can be removed then.
            let _ = LocalStorage::raw().remove_item(key);
        }
    }

    /// Why the browser's storage is not to be asked for this key, if it is not.
    fn refusal(&self, key: &str) -> Result<(), Trouble> {
        match self.locked.iter().find(|(locked, _)| locked == key) {
            Some((_, trouble)) => Err(*trouble),
            None if is_available() => Ok(()),
            None => Err(Trouble::Blocked),
        }
    }
}

/// Where what is unreadable under this key goes the `n`th time.
fn aside(key: &str, n: u32) -> String {
    let name = key.strip_prefix(PREFIX).unwrap_or(key);
    format!("{PREFIX}set-aside/{name}/{n}")
}

/// gloo-storage panics where the browser denies localStorage altogether; it is asked only after this. In a
/// page of others nothing is stored: what is pressed there may not be meant.
fn is_available() -> bool {
    !frame::is_of_others()
        && web_sys::window().is_some_and(|window| matches!(window.local_storage(), Ok(Some(_))))
}
