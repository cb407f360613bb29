//! The names under which the page stores texts in the browser. This is the only list of them, except for the
//! names of settings, which are in [`session::Setting`](crate::session::Setting).
//!
//! In localStorage, every name follows [`PREFIX`]: the game on the board is stored under
//! `in-a-row/1/game`. Constants that end with a `/` are prefixes of names.
//!
//! A stored name stays for good, because it is in people's browsers. The script `early.js` reads some of them
//! before the program is there; a test checks its spelling.
//!
//! # Examples
//! ```
//! use in_a_row::storage_keys::{self, GAME};
//!
//! assert_eq!(storage_keys::key(GAME), "in-a-row/1/game");
//! assert_eq!(storage_keys::name("in-a-row/1/game"), Some(GAME));
//! assert_eq!(storage_keys::name("another-page/game"), None);
//! ```

use std::fmt::Display;

/// What every key begins with. A page that wrote another number could not share anything with this one; a new
/// format of the texts raises [`FORMAT`] instead.
pub const PREFIX: &str = "in-a-row/1/";

/// The format of the stored texts. It is raised whenever a version writes what earlier ones can't read.
pub const FORMAT: u32 = 1;

/// The latest [`FORMAT`] that any version has written. If it is later than its own, a version leaves a text that
/// it can't read where it is.
pub const LATEST_FORMAT: &str = "format";

/// The game that was on the board last.
pub const GAME: &str = "game";

/// The game that is played on this device alone.
pub const OWN_GAME: &str = "own-game";

/// The prefix for games that were played on this device alone and can be continued.
pub const PAUSED: &str = "paused/";

/// The prefix for games that were played on this device alone and have ended.
pub const OVER: &str = "over/";

/// The prefix for games played by link; the game's [`GameId`](crate::engine::notation::GameId) follows.
pub const BY_LINK: &str = "by-link/";

/// The position that is being arranged.
pub const ARRANGED: &str = "arranged";

/// The prefix for arranged positions that were put aside for a game; a number follows.
pub const PUT_ASIDE: &str = "arranged/";

/// The prefix for when something was last played, in milliseconds since 1970; its name follows.
pub const WHEN: &str = "when/";

/// Which game the current one has replaced, as `NEW=OLD`.
pub const REPLACED: &str = "replaced";

/// The prefix for scores; the pairing follows.
pub const TALLIES: &str = "tally/";

/// The prefix for statistics; the pairing follows.
pub const STATISTICS: &str = "statistics/";

/// The prefix for how many games were taken over from other devices; see
/// [`Transfer`](crate::session::Transfer).
pub const TAKEN: &str = "taken/";

/// The name of this device, which is random, never changes, and contains no `/`.
pub const DEVICE: &str = "device";

/// Whether the part of *New game* that is seldom needed was left open.
pub const MORE: &str = "more";

/// Whether the browser was asked to keep what is stored.
pub const PERSISTENT: &str = "persistent";

/// The tag of the language that was spoken last.
pub const SPOKEN: &str = "spoken";

/// The prefix for texts that could not be read; the name follows under which it was stored, and a number.
pub const SET_ASIDE: &str = "set-aside/";

/// A text that is only written to find out whether there is room.
pub const ROOM: &str = "room";

/// In sessionStorage: the last addresses that the page has written.
pub const WRITTEN: &str = "written";

/// What is about this device alone, and is not exported.
pub const OF_DEVICE: [&str; 4] = [LATEST_FORMAT, PERSISTENT, SPOKEN, REPLACED];

/// The beginnings of the names of texts about games, which belong together: a score to the game that it counts, a
/// game that left the board to the one that took its place.
const OF_GAMES: [&str; 11] =
    [GAME, OWN_GAME, ARRANGED, PAUSED, OVER, WHEN, REPLACED, BY_LINK, TALLIES, STATISTICS, TAKEN];

/// The key under which the text of this name is stored.
#[must_use]
pub fn key(name: &str) -> String {
    format!("{PREFIX}{name}")
}

/// The name of the text that is stored under this key; `None` if it is not of this page.
#[must_use]
pub fn name(key: &str) -> Option<&str> {
    key.strip_prefix(PREFIX)
}

/// Whether the text of this name is about games.
#[must_use]
pub fn is_of_games(name: &str) -> bool {
    OF_GAMES.iter().any(|prefix| name.starts_with(prefix))
}

/// The name of the score of this pairing.
#[must_use]
pub fn tally(pairing: &str) -> String {
    format!("{TALLIES}{pairing}")
}

/// The name of the statistics of this pairing.
#[must_use]
pub fn statistics(pairing: &str) -> String {
    format!("{STATISTICS}{pairing}")
}

/// The name of the game by link with this id.
#[must_use]
pub fn by_link(id: &dyn Display) -> String {
    format!("{BY_LINK}{id}")
}

/// The name of the arranged position that was put aside with this number.
#[must_use]
pub fn put_aside(number: u32) -> String {
    format!("{PUT_ASIDE}{number}")
}

/// The name of the time at which the text of this name was last played.
#[must_use]
pub fn when(name: &str) -> String {
    format!("{WHEN}{name}")
}

/// The name that the `number`th unreadable text of this name gets.
#[must_use]
pub fn set_aside(name: &str, number: u32) -> String {
    format!("{SET_ASIDE}{name}/{number}")
}
